import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_messages_form" AS ENUM('internship', 'volunteer', 'club-registration');
  CREATE TYPE "public"."enum_mail_templates_purpose" AS ENUM('selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'links', 'free');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-message' BEFORE 'send-member-mail';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-quarantine-notice' BEFORE 'send-staff-reset';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-message' BEFORE 'send-member-mail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-quarantine-notice' BEFORE 'send-staff-reset';
  CREATE TABLE "outgoing_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"form" "enum_outgoing_messages_form" NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"reply_to" varchar,
  	"by" varchar NOT NULL,
  	"by_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent_to" varchar NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"purpose" "enum_mail_templates_purpose" DEFAULT 'free' NOT NULL,
  	"key" varchar,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" uuid;
  CREATE UNIQUE INDEX "outgoing_messages_key_idx" ON "outgoing_messages" USING btree ("key");
  CREATE UNIQUE INDEX "mail_templates_key_idx" ON "mail_templates" USING btree ("key");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "outgoing_messages" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_mail_templates_fk";
  
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  DROP TYPE "public"."enum_outgoing_messages_form";
  DROP TYPE "public"."enum_mail_templates_purpose";`)
}
