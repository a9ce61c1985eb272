import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_mailings_kind" AS ENUM('change', 'not-told', 'message');
  CREATE TYPE "public"."enum_event_mailings_audience" AS ENUM('all', 'seated', 'waiting');
  CREATE TYPE "public"."enum_event_sends_state" AS ENUM('queued', 'sent', 'failed', 'skipped');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'event-change';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'event-change';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'event-change';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'event-change';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'event-change';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_event_sends_kind" ADD VALUE 'change';
  ALTER TYPE "public"."enum_event_sends_kind" ADD VALUE 'message';
  ALTER TYPE "public"."enum_mail_templates_purpose" ADD VALUE 'event-message';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-event-mail' BEFORE 'send-summary';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-event-mail' BEFORE 'send-summary';
  CREATE TABLE "event_facts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"told" jsonb,
  	"changed_since" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone,
  	"published" jsonb
  );
  
  CREATE TABLE "event_mailings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"kind" "enum_event_mailings_kind" NOT NULL,
  	"audience" "enum_event_mailings_audience" NOT NULL,
  	"before" jsonb,
  	"after" jsonb,
  	"sequence" numeric,
  	"changed_since" timestamp(3) with time zone,
  	"subject" varchar,
  	"body" varchar,
  	"reply_to" varchar,
  	"people" numeric NOT NULL,
  	"by" varchar NOT NULL,
  	"by_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "event_sends" ADD COLUMN "mailing" varchar;
  ALTER TABLE "event_sends" ADD COLUMN "state" "enum_event_sends_state";
  CREATE UNIQUE INDEX "event_facts_event_idx" ON "event_facts" USING btree ("event");
  CREATE UNIQUE INDEX "event_mailings_key_idx" ON "event_mailings" USING btree ("key");
  CREATE INDEX "event_mailings_event_idx" ON "event_mailings" USING btree ("event");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "event_facts" CASCADE;
  DROP TABLE "event_mailings" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "event_sends" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_sends_kind";
  CREATE TYPE "public"."enum_event_sends_kind" AS ENUM('week', 'day', 'thanks');
  ALTER TABLE "event_sends" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_sends_kind" USING "kind"::"public"."enum_event_sends_kind";
  ALTER TABLE "mail_templates" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "mail_templates" ALTER COLUMN "purpose" SET DEFAULT 'free'::text;
  DROP TYPE "public"."enum_mail_templates_purpose";
  CREATE TYPE "public"."enum_mail_templates_purpose" AS ENUM('confirmation-internship', 'confirmation-volunteer', 'confirmation-club-registration', 'interview-offered', 'interview-booked', 'interview-reminder', 'interview-cancelled', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'links', 'free');
  ALTER TABLE "mail_templates" ALTER COLUMN "purpose" SET DEFAULT 'free'::"public"."enum_mail_templates_purpose";
  ALTER TABLE "mail_templates" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_mail_templates_purpose" USING "purpose"::"public"."enum_mail_templates_purpose";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-message', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-certificate-mail', 'send-summary', 'send-quarantine-notice', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-message', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-certificate-mail', 'send-summary', 'send-quarantine-notice', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "event_sends" DROP COLUMN "mailing";
  ALTER TABLE "event_sends" DROP COLUMN "state";
  DROP TYPE "public"."enum_event_mailings_kind";
  DROP TYPE "public"."enum_event_mailings_audience";
  DROP TYPE "public"."enum_event_sends_state";`)
}
