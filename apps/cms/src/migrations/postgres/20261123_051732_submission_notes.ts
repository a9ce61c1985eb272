import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submission_notes_collection" AS ENUM('contact-messages', 'event-registrations', 'internship-applications', 'volunteer-registrations', 'club-registrations');
  CREATE TABLE "submission_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"collection" "enum_submission_notes_collection" NOT NULL,
  	"submission" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"by_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "submission_notes_submission_idx" ON "submission_notes" USING btree ("submission");`)
  // What stood in the one field of each submission is its first note.
  await db.execute(sql`INSERT INTO "submission_notes" ("collection", "submission", "text", "at") SELECT 'contact-messages', "id"::text, "notes", "updated_at" FROM "contact_messages" WHERE trim("notes") <> '';`)
  await db.execute(sql`INSERT INTO "submission_notes" ("collection", "submission", "text", "at") SELECT 'event-registrations', "id"::text, "notes", "updated_at" FROM "event_registrations" WHERE trim("notes") <> '';`)
  await db.execute(sql`INSERT INTO "submission_notes" ("collection", "submission", "text", "at") SELECT 'internship-applications', "id"::text, "notes", "updated_at" FROM "internship_applications" WHERE trim("notes") <> '';`)
  await db.execute(sql`INSERT INTO "submission_notes" ("collection", "submission", "text", "at") SELECT 'volunteer-registrations', "id"::text, "notes", "updated_at" FROM "volunteer_registrations" WHERE trim("notes") <> '';`)
  await db.execute(sql`INSERT INTO "submission_notes" ("collection", "submission", "text", "at") SELECT 'club-registrations', "id"::text, "notes", "updated_at" FROM "club_registrations" WHERE trim("notes") <> '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "submission_notes" CASCADE;
  DROP TYPE "public"."enum_submission_notes_collection";`)
}
