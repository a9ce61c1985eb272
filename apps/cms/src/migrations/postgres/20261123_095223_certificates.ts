import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_registrations_attendance" AS ENUM('attended', 'no-show');
  CREATE TYPE "public"."enum_certificates_kind" AS ENUM('internship', 'event');
  CREATE TYPE "public"."enum_certificates_form" AS ENUM('internship', 'event-registration');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'certificate-issued' BEFORE 'message';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'certificate-revoked' BEFORE 'message';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'certificate-issued' BEFORE 'message';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'certificate-revoked' BEFORE 'message';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'certificate-issued' BEFORE 'message';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'certificate-revoked' BEFORE 'message';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'certificate-issued' BEFORE 'message';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'certificate-revoked' BEFORE 'message';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'certificate-issued' BEFORE 'message';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'certificate-revoked' BEFORE 'message';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-certificate-mail' BEFORE 'send-summary';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-certificate-mail' BEFORE 'send-summary';
  CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_certificates_kind" NOT NULL,
  	"hours" numeric,
  	"starts_on" varchar,
  	"ends_on" varchar,
  	"number" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"issued_by_name" varchar,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_by_name" varchar,
  	"revoked_reason" varchar,
  	"organisation" varchar NOT NULL,
  	"signatory" varchar,
  	"signatory_role" varchar,
  	"signature" varchar,
  	"form" "enum_certificates_form" NOT NULL,
  	"submission" varchar NOT NULL,
  	"issue_key" varchar,
  	"issued_by" varchar,
  	"revoked_by" varchar
  );
  
  CREATE TABLE "certificate_signatures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"digest" varchar NOT NULL,
  	"image" varchar NOT NULL
  );
  
  CREATE TABLE "credential_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key_id" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"private_key" varchar NOT NULL,
  	"current" varchar,
  	"created_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "certificate_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"signatory" varchar,
  	"signatory_role" varchar,
  	"signature" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "event_registrations" ADD COLUMN "attendance" "enum_event_registrations_attendance";
  CREATE INDEX "certificates_kind_idx" ON "certificates" USING btree ("kind");
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_issued_at_idx" ON "certificates" USING btree ("issued_at");
  CREATE INDEX "certificates_submission_idx" ON "certificates" USING btree ("submission");
  CREATE UNIQUE INDEX "certificates_issue_key_idx" ON "certificates" USING btree ("issue_key");
  CREATE UNIQUE INDEX "certificate_signatures_digest_idx" ON "certificate_signatures" USING btree ("digest");
  CREATE UNIQUE INDEX "credential_keys_key_id_idx" ON "credential_keys" USING btree ("key_id");
  CREATE UNIQUE INDEX "credential_keys_current_idx" ON "credential_keys" USING btree ("current");
  CREATE INDEX "event_registrations_attendance_idx" ON "event_registrations" USING btree ("attendance");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificate_signatures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "credential_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificate_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificate_signatures" CASCADE;
  DROP TABLE "credential_keys" CASCADE;
  DROP TABLE "certificate_settings" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-message', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-summary', 'send-quarantine-notice', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-message', 'send-member-mail', 'send-application-links', 'send-interview-mail', 'send-summary', 'send-quarantine-notice', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "event_registrations_attendance_idx";
  ALTER TABLE "event_registrations" DROP COLUMN "attendance";
  DROP TYPE "public"."enum_event_registrations_attendance";
  DROP TYPE "public"."enum_certificates_kind";
  DROP TYPE "public"."enum_certificates_form";`)
}
