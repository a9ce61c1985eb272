import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'offer-reminder';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'offer-lapsed';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'offer-reminder';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'offer-lapsed';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'offer-reminder';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'offer-lapsed';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'offer-reminder';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'offer-lapsed';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'offer-reminder';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'offer-lapsed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-application-links' BEFORE 'send-summary';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-application-links' BEFORE 'send-summary';
  CREATE TABLE "next_steps" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"internship_text" varchar DEFAULT 'A mentor reads your application and your resume. If we would like to talk to you, we’ll message you on WhatsApp about an interview. You’ll hear from us either way.' NOT NULL,
  	"internship_days" numeric DEFAULT 14 NOT NULL,
  	"volunteer_text" varchar DEFAULT 'Our volunteer team reads what you sent and finds out where your help is needed. You’ll hear from us either way.' NOT NULL,
  	"volunteer_days" numeric DEFAULT 10 NOT NULL,
  	"club_registration_text" varchar DEFAULT 'The club’s mentor reads your registration and checks whether there is a place. You’ll hear from us either way.' NOT NULL,
  	"club_registration_days" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "internship_applications" ADD COLUMN "reminded" varchar;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "reminded" varchar;
  ALTER TABLE "club_registrations" ADD COLUMN "reminded" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "next_steps" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "internship_applications" DROP COLUMN "reminded";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "reminded";
  ALTER TABLE "club_registrations" DROP COLUMN "reminded";`)
}
