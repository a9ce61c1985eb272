import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_registrations_place" AS ENUM('seated', 'waiting', 'offered', 'lapsed', 'cancelled');
  CREATE TYPE "public"."enum_place_changes_from" AS ENUM('seated', 'waiting', 'offered', 'lapsed', 'cancelled');
  CREATE TYPE "public"."enum_place_changes_to" AS ENUM('seated', 'waiting', 'offered', 'lapsed', 'cancelled');
  CREATE TYPE "public"."enum_place_changes_actor" AS ENUM('participant', 'staff', 'system');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'seat-offered';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'seat-accepted';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'seat-lapsed';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'already-registered';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'seat-offered';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'seat-accepted';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'seat-lapsed';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'already-registered';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'seat-offered';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'seat-accepted';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'seat-lapsed';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'already-registered';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'seat-offered';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'seat-accepted';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'seat-lapsed';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'already-registered';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'seat-offered';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'seat-accepted';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'seat-lapsed';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'already-registered';
  CREATE TABLE "place_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"registration" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"from" "enum_place_changes_from",
  	"to" "enum_place_changes_to" NOT NULL,
  	"actor" "enum_place_changes_actor" NOT NULL,
  	"by" varchar,
  	"by_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "bring" varchar;
  ALTER TABLE "events" ADD COLUMN "waitlist" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "several_per_address" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_bring" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_waitlist" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_several_per_address" boolean DEFAULT false;
  ALTER TABLE "event_registrations" ADD COLUMN "place" "enum_event_registrations_place";
  ALTER TABLE "event_registrations" ADD COLUMN "queued_at" timestamp(3) with time zone;
  ALTER TABLE "event_registrations" ADD COLUMN "offer_ends_at" timestamp(3) with time zone;
  ALTER TABLE "event_registrations" ADD COLUMN "seated_at" timestamp(3) with time zone;
  ALTER TABLE "event_registrations" ADD COLUMN "place_key" varchar;
  ALTER TABLE "event_registrations" ADD COLUMN "link_digest" varchar;
  CREATE INDEX "place_changes_registration_idx" ON "place_changes" USING btree ("registration");
  CREATE INDEX "place_changes_event_idx" ON "place_changes" USING btree ("event");
  CREATE INDEX "place_changes_at_idx" ON "place_changes" USING btree ("at");
  CREATE INDEX "event_registrations_place_idx" ON "event_registrations" USING btree ("place");
  CREATE INDEX "event_registrations_queued_at_idx" ON "event_registrations" USING btree ("queued_at");
  CREATE UNIQUE INDEX "event_registrations_place_key_idx" ON "event_registrations" USING btree ("place_key");
  CREATE UNIQUE INDEX "event_registrations_link_digest_idx" ON "event_registrations" USING btree ("link_digest");`)
  // Registrations from before keep what they have; of several from one address, the later ones get keys of their own.
  await db.execute(sql`UPDATE event_registrations SET queued_at = received_at, seated_at = received_at,
    place = CASE WHEN cancelled_at IS NULL THEN 'seated'::enum_event_registrations_place ELSE 'cancelled'::enum_event_registrations_place END
    WHERE attending = '1';`)
  await db.execute(sql`UPDATE event_registrations SET place_key = keys.place_key FROM (
      SELECT id, event_id || '|' || coalesce(sender_key, lower(trim(email))) || CASE
        WHEN row_number() OVER (
          PARTITION BY event_id, coalesce(sender_key, lower(trim(email))) ORDER BY received_at, id
        ) = 1 THEN '' ELSE '|' || reference END AS place_key
      FROM event_registrations
      WHERE attending = '1' AND quarantined = false AND cancelled_at IS NULL AND event_id IS NOT NULL
    ) AS keys WHERE keys.id = event_registrations.id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "place_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "place_changes" CASCADE;
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice', 'cancellation', 'cancellation-notice', 'selected', 'shortlisted', 'declined', 'offer-reminder', 'offer-lapsed', 'interview-offered', 'interview-booked', 'interview-booked-mentor', 'interview-cancelled', 'interview-cancelled-mentor', 'interview-reminder', 'interview-reminder-mentor', 'interview-none-suits', 'message');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  DROP INDEX "event_registrations_place_idx";
  DROP INDEX "event_registrations_queued_at_idx";
  DROP INDEX "event_registrations_place_key_idx";
  DROP INDEX "event_registrations_link_digest_idx";
  ALTER TABLE "events" DROP COLUMN "bring";
  ALTER TABLE "events" DROP COLUMN "waitlist";
  ALTER TABLE "events" DROP COLUMN "several_per_address";
  ALTER TABLE "_events_v" DROP COLUMN "version_bring";
  ALTER TABLE "_events_v" DROP COLUMN "version_waitlist";
  ALTER TABLE "_events_v" DROP COLUMN "version_several_per_address";
  ALTER TABLE "event_registrations" DROP COLUMN "place";
  ALTER TABLE "event_registrations" DROP COLUMN "queued_at";
  ALTER TABLE "event_registrations" DROP COLUMN "offer_ends_at";
  ALTER TABLE "event_registrations" DROP COLUMN "seated_at";
  ALTER TABLE "event_registrations" DROP COLUMN "place_key";
  ALTER TABLE "event_registrations" DROP COLUMN "link_digest";
  DROP TYPE "public"."enum_event_registrations_place";
  DROP TYPE "public"."enum_place_changes_from";
  DROP TYPE "public"."enum_place_changes_to";
  DROP TYPE "public"."enum_place_changes_actor";`)
}
