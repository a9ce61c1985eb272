import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'seat-given' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'cancelled-by-staff' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'event-thanks';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'seat-given' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'cancelled-by-staff' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'event-thanks';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'seat-given' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'cancelled-by-staff' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'event-thanks';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'seat-given' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'cancelled-by-staff' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'event-thanks';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'seat-given' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'cancelled-by-staff' BEFORE 'seat-lapsed';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'event-thanks';
  ALTER TYPE "public"."enum_event_sends_kind" ADD VALUE 'thanks';
  ALTER TABLE "events" ADD COLUMN "feedback_link" varchar;
  ALTER TABLE "events" ADD COLUMN "thanks_text" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_feedback_link" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_thanks_text" varchar;
  ALTER TABLE "place_changes" ADD COLUMN "confirmed" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered', 'event-reminder');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered', 'event-reminder');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered', 'event-reminder');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered', 'event-reminder');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-lapsed', 'already-registered', 'event-reminder');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "event_sends" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_sends_kind";
  CREATE TYPE "public"."enum_event_sends_kind" AS ENUM('week', 'day');
  ALTER TABLE "event_sends" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_sends_kind" USING "kind"::"public"."enum_event_sends_kind";
  ALTER TABLE "events" DROP COLUMN "feedback_link";
  ALTER TABLE "events" DROP COLUMN "thanks_text";
  ALTER TABLE "_events_v" DROP COLUMN "version_feedback_link";
  ALTER TABLE "_events_v" DROP COLUMN "version_thanks_text";
  ALTER TABLE "place_changes" DROP COLUMN "confirmed";`)
}
