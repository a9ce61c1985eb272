import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_link_checks_outside" AS ENUM('checked', 'unreachable', 'off');
  CREATE TABLE "broken_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"path" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"problem" varchar NOT NULL,
  	"is_outside" boolean DEFAULT false NOT NULL,
  	"fails_since" timestamp(3) with time zone NOT NULL,
  	"is_reported" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "link_checks" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"links" numeric,
  	"outside" "enum_link_checks_outside"
  );
  
  CREATE INDEX "broken_links_path_idx" ON "broken_links" USING btree ("path");
  CREATE INDEX "broken_links_is_reported_idx" ON "broken_links" USING btree ("is_reported");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "broken_links" CASCADE;
  DROP TABLE "link_checks" CASCADE;
  DROP TYPE "public"."enum_link_checks_outside";`)
}
