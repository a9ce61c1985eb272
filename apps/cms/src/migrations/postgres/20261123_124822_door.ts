import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_door_scans_action" AS ENUM('check-in', 'undo', 'walk-in');
  CREATE TYPE "public"."enum_door_scans_outcome" AS ENUM('accepted', 'already', 'refused', 'full', 'registered');
  CREATE TABLE "door_pairings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"code_digest" varchar,
  	"code_expires_at" timestamp(3) with time zone NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"by_name" varchar NOT NULL,
  	"token_digest" varchar,
  	"device" varchar,
  	"salt" varchar,
  	"paired_at" timestamp(3) with time zone,
  	"last_sync_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by_name" varchar
  );
  
  CREATE TABLE "door_scans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"scan" varchar NOT NULL,
  	"pairing" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"registration" varchar,
  	"action" "enum_door_scans_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"outcome" "enum_door_scans_outcome" NOT NULL,
  	"told_at" timestamp(3) with time zone,
  	"told_device" varchar
  );
  
  ALTER TABLE "event_registrations" ADD COLUMN "ticket_version" numeric DEFAULT 1;
  ALTER TABLE "event_registrations" ADD COLUMN "checked_in_at" timestamp(3) with time zone;
  ALTER TABLE "event_registrations" ADD COLUMN "checked_in_by" varchar;
  CREATE INDEX "door_pairings_event_idx" ON "door_pairings" USING btree ("event");
  CREATE UNIQUE INDEX "door_pairings_code_digest_idx" ON "door_pairings" USING btree ("code_digest");
  CREATE UNIQUE INDEX "door_pairings_token_digest_idx" ON "door_pairings" USING btree ("token_digest");
  CREATE UNIQUE INDEX "door_scans_scan_idx" ON "door_scans" USING btree ("scan");
  CREATE INDEX "door_scans_pairing_idx" ON "door_scans" USING btree ("pairing");
  CREATE INDEX "door_scans_event_idx" ON "door_scans" USING btree ("event");
  CREATE INDEX "door_scans_registration_idx" ON "door_scans" USING btree ("registration");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "door_pairings" CASCADE;
  DROP TABLE "door_scans" CASCADE;
  ALTER TABLE "event_registrations" DROP COLUMN "ticket_version";
  ALTER TABLE "event_registrations" DROP COLUMN "checked_in_at";
  ALTER TABLE "event_registrations" DROP COLUMN "checked_in_by";
  DROP TYPE "public"."enum_door_scans_action";
  DROP TYPE "public"."enum_door_scans_outcome";`)
}
