import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_interviews_form" AS ENUM('internship', 'volunteer', 'club-registration');
  CREATE TYPE "public"."enum_interviews_state" AS ENUM('offered', 'booked', 'held', 'no-show', 'cancelled');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-offered';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-booked';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-booked-mentor';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-cancelled';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-cancelled-mentor';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-reminder';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-reminder-mentor';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'interview-none-suits';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-offered';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-booked';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-booked-mentor';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-cancelled';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-cancelled-mentor';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-reminder';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-reminder-mentor';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'interview-none-suits';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-offered';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-booked';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-booked-mentor';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-cancelled';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-cancelled-mentor';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-reminder';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-reminder-mentor';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'interview-none-suits';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-offered';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-booked';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-booked-mentor';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-cancelled';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-cancelled-mentor';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-reminder';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-reminder-mentor';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'interview-none-suits';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-offered';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-booked';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-booked-mentor';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-cancelled';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-cancelled-mentor';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-reminder';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-reminder-mentor';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'interview-none-suits';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-interview-mail' BEFORE 'send-summary';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-interview-mail' BEFORE 'send-summary';
  CREATE TABLE "interviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" "enum_interviews_form" NOT NULL,
  	"application" varchar NOT NULL,
  	"mentor" varchar NOT NULL,
  	"mentor_name" varchar NOT NULL,
  	"state" "enum_interviews_state" NOT NULL,
  	"slots" jsonb NOT NULL,
  	"minutes" numeric NOT NULL,
  	"place" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"bookings" numeric DEFAULT 0 NOT NULL,
  	"none_suits" boolean DEFAULT false,
  	"offered_at" timestamp(3) with time zone NOT NULL,
  	"offered_by" varchar NOT NULL,
  	"booked_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" varchar,
  	"reminded" varchar
  );
  
  CREATE TABLE "interview_times" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"interview" varchar NOT NULL
  );
  
  CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application");
  CREATE INDEX "interviews_mentor_idx" ON "interviews" USING btree ("mentor");
  CREATE INDEX "interviews_state_idx" ON "interviews" USING btree ("state");
  CREATE INDEX "interviews_starts_at_idx" ON "interviews" USING btree ("starts_at");
  CREATE INDEX "interview_times_interview_idx" ON "interview_times" USING btree ("interview");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "interviews" CASCADE;
  DROP TABLE "interview_times" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-application-links', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-application-links', 'send-summary', 'send-staff-reset', 'commit-decline');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_interviews_form";
  DROP TYPE "public"."enum_interviews_state";`)
}
