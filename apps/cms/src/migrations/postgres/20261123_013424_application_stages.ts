import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_internship_applications_stage" AS ENUM('received', 'screening', 'interview', 'shortlisted', 'selected', 'confirmed', 'declined', 'lapsed', 'withdrawn');
  CREATE TYPE "public"."enum_internship_applications_pending_stage" AS ENUM('selected', 'shortlisted', 'declined');
  CREATE TYPE "public"."enum_volunteer_registrations_stage" AS ENUM('received', 'screening', 'interview', 'shortlisted', 'selected', 'confirmed', 'declined', 'lapsed', 'withdrawn');
  CREATE TYPE "public"."enum_volunteer_registrations_pending_stage" AS ENUM('selected', 'shortlisted', 'declined');
  CREATE TYPE "public"."enum_club_registrations_stage" AS ENUM('received', 'screening', 'interview', 'shortlisted', 'selected', 'confirmed', 'declined', 'lapsed', 'withdrawn');
  CREATE TYPE "public"."enum_club_registrations_pending_stage" AS ENUM('selected', 'shortlisted', 'declined');
  CREATE TYPE "public"."enum_stage_changes_form" AS ENUM('internship', 'volunteer', 'club-registration');
  CREATE TYPE "public"."enum_stage_changes_from" AS ENUM('received', 'screening', 'interview', 'shortlisted', 'selected', 'confirmed', 'declined', 'lapsed', 'withdrawn');
  CREATE TYPE "public"."enum_stage_changes_to" AS ENUM('received', 'screening', 'interview', 'shortlisted', 'selected', 'confirmed', 'declined', 'lapsed', 'withdrawn');
  CREATE TYPE "public"."enum_stage_changes_actor" AS ENUM('staff', 'admin', 'applicant', 'system');
  CREATE TABLE "stage_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" "enum_stage_changes_form" NOT NULL,
  	"application" varchar NOT NULL,
  	"from" "enum_stage_changes_from" NOT NULL,
  	"to" "enum_stage_changes_to" NOT NULL,
  	"actor" "enum_stage_changes_actor" NOT NULL,
  	"by" varchar,
  	"by_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"batch" varchar,
  	"reason" varchar
  );
  
  ALTER TABLE "internship_applications" ADD COLUMN "stage" "enum_internship_applications_stage" DEFAULT 'received' NOT NULL;
  ALTER TABLE "internship_applications" ADD COLUMN "pending_stage" "enum_internship_applications_pending_stage";
  ALTER TABLE "internship_applications" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "stage_since" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "internship_applications" ADD COLUMN "link_digest" varchar;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "stage" "enum_volunteer_registrations_stage" DEFAULT 'received' NOT NULL;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "pending_stage" "enum_volunteer_registrations_pending_stage";
  ALTER TABLE "volunteer_registrations" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "stage_since" timestamp(3) with time zone;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "link_digest" varchar;
  ALTER TABLE "club_registrations" ADD COLUMN "stage" "enum_club_registrations_stage" DEFAULT 'received' NOT NULL;
  ALTER TABLE "club_registrations" ADD COLUMN "pending_stage" "enum_club_registrations_pending_stage";
  ALTER TABLE "club_registrations" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "club_registrations" ADD COLUMN "stage_since" timestamp(3) with time zone;
  ALTER TABLE "club_registrations" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "club_registrations" ADD COLUMN "link_digest" varchar;
  CREATE INDEX "stage_changes_application_idx" ON "stage_changes" USING btree ("application");
  CREATE INDEX "stage_changes_at_idx" ON "stage_changes" USING btree ("at");
  CREATE INDEX "stage_changes_batch_idx" ON "stage_changes" USING btree ("batch");
  CREATE INDEX "internship_applications_stage_idx" ON "internship_applications" USING btree ("stage");
  CREATE INDEX "internship_applications_pending_stage_idx" ON "internship_applications" USING btree ("pending_stage");
  CREATE INDEX "internship_applications_release_at_idx" ON "internship_applications" USING btree ("release_at");
  CREATE INDEX "internship_applications_stage_since_idx" ON "internship_applications" USING btree ("stage_since");
  CREATE INDEX "internship_applications_answer_by_idx" ON "internship_applications" USING btree ("answer_by");
  CREATE UNIQUE INDEX "internship_applications_link_digest_idx" ON "internship_applications" USING btree ("link_digest");
  CREATE INDEX "volunteer_registrations_stage_idx" ON "volunteer_registrations" USING btree ("stage");
  CREATE INDEX "volunteer_registrations_pending_stage_idx" ON "volunteer_registrations" USING btree ("pending_stage");
  CREATE INDEX "volunteer_registrations_release_at_idx" ON "volunteer_registrations" USING btree ("release_at");
  CREATE INDEX "volunteer_registrations_stage_since_idx" ON "volunteer_registrations" USING btree ("stage_since");
  CREATE INDEX "volunteer_registrations_answer_by_idx" ON "volunteer_registrations" USING btree ("answer_by");
  CREATE UNIQUE INDEX "volunteer_registrations_link_digest_idx" ON "volunteer_registrations" USING btree ("link_digest");
  CREATE INDEX "club_registrations_stage_idx" ON "club_registrations" USING btree ("stage");
  CREATE INDEX "club_registrations_pending_stage_idx" ON "club_registrations" USING btree ("pending_stage");
  CREATE INDEX "club_registrations_release_at_idx" ON "club_registrations" USING btree ("release_at");
  CREATE INDEX "club_registrations_stage_since_idx" ON "club_registrations" USING btree ("stage_since");
  CREATE INDEX "club_registrations_answer_by_idx" ON "club_registrations" USING btree ("answer_by");
  CREATE UNIQUE INDEX "club_registrations_link_digest_idx" ON "club_registrations" USING btree ("link_digest");`)
  // Whatever staff had begun to handle is in screening: "Done" didn't say what was decided.
  await db.execute(sql`UPDATE "internship_applications" SET "stage_since" = "received_at", "stage" = (CASE WHEN "review_status" = 'new' THEN 'received' ELSE 'screening' END)::"enum_internship_applications_stage";`)
  await db.execute(sql`UPDATE "volunteer_registrations" SET "stage_since" = "received_at", "stage" = (CASE WHEN "review_status" = 'new' THEN 'received' ELSE 'screening' END)::"enum_volunteer_registrations_stage";`)
  await db.execute(sql`UPDATE "club_registrations" SET "stage_since" = "received_at", "stage" = (CASE WHEN "review_status" = 'new' THEN 'received' ELSE 'screening' END)::"enum_club_registrations_stage";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stage_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stage_changes" CASCADE;
  DROP INDEX "internship_applications_stage_idx";
  DROP INDEX "internship_applications_pending_stage_idx";
  DROP INDEX "internship_applications_release_at_idx";
  DROP INDEX "internship_applications_stage_since_idx";
  DROP INDEX "internship_applications_answer_by_idx";
  DROP INDEX "internship_applications_link_digest_idx";
  DROP INDEX "volunteer_registrations_stage_idx";
  DROP INDEX "volunteer_registrations_pending_stage_idx";
  DROP INDEX "volunteer_registrations_release_at_idx";
  DROP INDEX "volunteer_registrations_stage_since_idx";
  DROP INDEX "volunteer_registrations_answer_by_idx";
  DROP INDEX "volunteer_registrations_link_digest_idx";
  DROP INDEX "club_registrations_stage_idx";
  DROP INDEX "club_registrations_pending_stage_idx";
  DROP INDEX "club_registrations_release_at_idx";
  DROP INDEX "club_registrations_stage_since_idx";
  DROP INDEX "club_registrations_answer_by_idx";
  DROP INDEX "club_registrations_link_digest_idx";
  ALTER TABLE "internship_applications" DROP COLUMN "stage";
  ALTER TABLE "internship_applications" DROP COLUMN "pending_stage";
  ALTER TABLE "internship_applications" DROP COLUMN "release_at";
  ALTER TABLE "internship_applications" DROP COLUMN "stage_since";
  ALTER TABLE "internship_applications" DROP COLUMN "answer_by";
  ALTER TABLE "internship_applications" DROP COLUMN "link_digest";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "stage";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "pending_stage";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "release_at";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "stage_since";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "answer_by";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "link_digest";
  ALTER TABLE "club_registrations" DROP COLUMN "stage";
  ALTER TABLE "club_registrations" DROP COLUMN "pending_stage";
  ALTER TABLE "club_registrations" DROP COLUMN "release_at";
  ALTER TABLE "club_registrations" DROP COLUMN "stage_since";
  ALTER TABLE "club_registrations" DROP COLUMN "answer_by";
  ALTER TABLE "club_registrations" DROP COLUMN "link_digest";
  DROP TYPE "public"."enum_internship_applications_stage";
  DROP TYPE "public"."enum_internship_applications_pending_stage";
  DROP TYPE "public"."enum_volunteer_registrations_stage";
  DROP TYPE "public"."enum_volunteer_registrations_pending_stage";
  DROP TYPE "public"."enum_club_registrations_stage";
  DROP TYPE "public"."enum_club_registrations_pending_stage";
  DROP TYPE "public"."enum_stage_changes_form";
  DROP TYPE "public"."enum_stage_changes_from";
  DROP TYPE "public"."enum_stage_changes_to";
  DROP TYPE "public"."enum_stage_changes_actor";`)
}
