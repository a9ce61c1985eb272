import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'ticket-reissued';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'ticket-reissued';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'ticket-reissued';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'ticket-reissued';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'ticket-reissued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks', 'event-change', 'event-message');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks', 'event-change', 'event-message');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks', 'event-change', 'event-message');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks', 'event-change', 'event-message');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'certificate-issued', 'certificate-revoked', 'message', 'seat-offered', 'seat-accepted', 'seat-given', 'cancelled-by-staff', 'seat-lapsed', 'already-registered', 'event-reminder', 'event-thanks', 'event-change', 'event-message');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";`)
}
