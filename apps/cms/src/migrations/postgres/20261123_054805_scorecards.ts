import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_score_criteria_form" AS ENUM('internship', 'volunteer', 'club-registration');
  CREATE TYPE "public"."enum_scorecards_form" AS ENUM('internship', 'volunteer', 'club-registration');
  CREATE TYPE "public"."enum_scorecards_recommendation" AS ENUM('yes', 'maybe', 'no');
  CREATE TABLE "score_criteria_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"help" varchar,
  	"max" numeric DEFAULT 5 NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "score_criteria" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" "enum_score_criteria_form" DEFAULT 'internship' NOT NULL,
  	"cohort" varchar,
  	"version" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "score_criteria_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"criteria" jsonb NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "scorecards" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"form" "enum_scorecards_form" NOT NULL,
  	"application" varchar NOT NULL,
  	"reviewer" varchar NOT NULL,
  	"reviewer_name" varchar NOT NULL,
  	"criteria" varchar NOT NULL,
  	"marks" jsonb NOT NULL,
  	"score" numeric,
  	"recommendation" "enum_scorecards_recommendation",
  	"comment" varchar,
  	"revision" numeric NOT NULL,
  	"handed_in_at" timestamp(3) with time zone,
  	"saved_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "internship_applications" ADD COLUMN "score" numeric;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "score" numeric;
  ALTER TABLE "club_registrations" ADD COLUMN "score" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "score_criteria_id" uuid;
  ALTER TABLE "score_criteria_criteria" ADD CONSTRAINT "score_criteria_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."score_criteria"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "score_criteria_criteria_order_idx" ON "score_criteria_criteria" USING btree ("_order");
  CREATE INDEX "score_criteria_criteria_parent_id_idx" ON "score_criteria_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "score_criteria_key_idx" ON "score_criteria" USING btree ("key");
  CREATE INDEX "score_criteria_updated_at_idx" ON "score_criteria" USING btree ("updated_at");
  CREATE INDEX "score_criteria_created_at_idx" ON "score_criteria" USING btree ("created_at");
  CREATE UNIQUE INDEX "score_criteria_versions_key_idx" ON "score_criteria_versions" USING btree ("key");
  CREATE UNIQUE INDEX "scorecards_key_idx" ON "scorecards" USING btree ("key");
  CREATE INDEX "scorecards_application_idx" ON "scorecards" USING btree ("application");
  CREATE INDEX "scorecards_reviewer_idx" ON "scorecards" USING btree ("reviewer");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_score_criteria_fk" FOREIGN KEY ("score_criteria_id") REFERENCES "public"."score_criteria"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "internship_applications_score_idx" ON "internship_applications" USING btree ("score");
  CREATE INDEX "volunteer_registrations_score_idx" ON "volunteer_registrations" USING btree ("score");
  CREATE INDEX "club_registrations_score_idx" ON "club_registrations" USING btree ("score");
  CREATE INDEX "payload_locked_documents_rels_score_criteria_id_idx" ON "payload_locked_documents_rels" USING btree ("score_criteria_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "score_criteria_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "score_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "score_criteria_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scorecards" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "score_criteria_criteria" CASCADE;
  DROP TABLE "score_criteria" CASCADE;
  DROP TABLE "score_criteria_versions" CASCADE;
  DROP TABLE "scorecards" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_score_criteria_fk";
  
  DROP INDEX "internship_applications_score_idx";
  DROP INDEX "volunteer_registrations_score_idx";
  DROP INDEX "club_registrations_score_idx";
  DROP INDEX "payload_locked_documents_rels_score_criteria_id_idx";
  ALTER TABLE "internship_applications" DROP COLUMN "score";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "score";
  ALTER TABLE "club_registrations" DROP COLUMN "score";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "score_criteria_id";
  DROP TYPE "public"."enum_score_criteria_form";
  DROP TYPE "public"."enum_scorecards_form";
  DROP TYPE "public"."enum_scorecards_recommendation";`)
}
