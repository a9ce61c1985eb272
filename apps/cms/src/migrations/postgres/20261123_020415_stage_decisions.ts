import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'selected';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'shortlisted';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'selected';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'shortlisted';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'selected';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'shortlisted';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'selected';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'shortlisted';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'selected';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'shortlisted';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'commit-decline';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'commit-decline';
  ALTER TABLE "registrations" ADD COLUMN "internship_answer_days" numeric DEFAULT 7 NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "volunteer_answer_days" numeric DEFAULT 7 NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "club_answer_days" numeric DEFAULT 7 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-summary', 'send-staff-reset');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-member-mail', 'send-summary', 'send-staff-reset');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "registrations" DROP COLUMN "internship_answer_days";
  ALTER TABLE "registrations" DROP COLUMN "volunteer_answer_days";
  ALTER TABLE "registrations" DROP COLUMN "club_answer_days";`)
}
