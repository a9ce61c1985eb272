import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_sends_kind" AS ENUM('week', 'day');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'event-reminder';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'event-reminder';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'event-reminder';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'event-reminder';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'event-reminder';
  CREATE TABLE "event_sends" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"registration" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"kind" "enum_event_sends_kind" NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "remind_week" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "remind_day" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_remind_week" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_remind_day" boolean DEFAULT true;
  CREATE UNIQUE INDEX "event_sends_key_idx" ON "event_sends" USING btree ("key");
  CREATE INDEX "event_sends_event_idx" ON "event_sends" USING btree ("event");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "event_sends" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "events" DROP COLUMN "remind_week";
  ALTER TABLE "events" DROP COLUMN "remind_day";
  ALTER TABLE "_events_v" DROP COLUMN "version_remind_week";
  ALTER TABLE "_events_v" DROP COLUMN "version_remind_day";
  DROP TYPE "public"."enum_event_sends_kind";`)
}
