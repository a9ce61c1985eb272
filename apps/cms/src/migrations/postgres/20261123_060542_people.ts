import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_person_links_kind" AS ENUM('same-person', 'guardian', 'shares-address');
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"names" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"last_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "person_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person_id" uuid NOT NULL,
  	"kind" "enum_person_links_kind" DEFAULT 'same-person' NOT NULL,
  	"other_id" uuid NOT NULL,
  	"note" varchar,
  	"stated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "person_links" ADD CONSTRAINT "person_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_links" ADD CONSTRAINT "person_links_other_id_people_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "people_names_idx" ON "people" USING btree ("names");
  CREATE UNIQUE INDEX "people_email_idx" ON "people" USING btree ("email");
  CREATE INDEX "people_last_at_idx" ON "people" USING btree ("last_at");
  CREATE INDEX "person_links_person_idx" ON "person_links" USING btree ("person_id");
  CREATE INDEX "person_links_other_idx" ON "person_links" USING btree ("other_id");
  CREATE INDEX "person_links_updated_at_idx" ON "person_links" USING btree ("updated_at");
  CREATE INDEX "person_links_created_at_idx" ON "person_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "person_other_kind_idx" ON "person_links" USING btree ("person_id","other_id","kind");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "people" CASCADE;
  DROP TABLE "person_links" CASCADE;
  DROP TYPE "public"."enum_person_links_kind";`)
}
