import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'coordinator', 'mentor', 'editor');
  CREATE TYPE "public"."enum_access_log_kind" AS ENUM('opened', 'resume', 'export');
  CREATE TABLE "internship_applications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "volunteer_registrations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "club_registrations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "access_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_access_log_kind" NOT NULL,
  	"staff" varchar NOT NULL,
  	"staff_name" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL
  );
  
  ALTER TABLE "internship_applications_rels" ADD CONSTRAINT "internship_applications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internship_applications_rels" ADD CONSTRAINT "internship_applications_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_rels" ADD CONSTRAINT "volunteer_registrations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_rels" ADD CONSTRAINT "volunteer_registrations_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "club_registrations_rels" ADD CONSTRAINT "club_registrations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."club_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "club_registrations_rels" ADD CONSTRAINT "club_registrations_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "internship_applications_rels_order_idx" ON "internship_applications_rels" USING btree ("order");
  CREATE INDEX "internship_applications_rels_parent_idx" ON "internship_applications_rels" USING btree ("parent_id");
  CREATE INDEX "internship_applications_rels_path_idx" ON "internship_applications_rels" USING btree ("path");
  CREATE INDEX "internship_applications_rels_users_id_idx" ON "internship_applications_rels" USING btree ("users_id");
  CREATE INDEX "volunteer_registrations_rels_order_idx" ON "volunteer_registrations_rels" USING btree ("order");
  CREATE INDEX "volunteer_registrations_rels_parent_idx" ON "volunteer_registrations_rels" USING btree ("parent_id");
  CREATE INDEX "volunteer_registrations_rels_path_idx" ON "volunteer_registrations_rels" USING btree ("path");
  CREATE INDEX "volunteer_registrations_rels_users_id_idx" ON "volunteer_registrations_rels" USING btree ("users_id");
  CREATE INDEX "club_registrations_rels_order_idx" ON "club_registrations_rels" USING btree ("order");
  CREATE INDEX "club_registrations_rels_parent_idx" ON "club_registrations_rels" USING btree ("parent_id");
  CREATE INDEX "club_registrations_rels_path_idx" ON "club_registrations_rels" USING btree ("path");
  CREATE INDEX "club_registrations_rels_users_id_idx" ON "club_registrations_rels" USING btree ("users_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_staff_idx" ON "access_log" USING btree ("staff");
  CREATE INDEX "access_log_staff_name_idx" ON "access_log" USING btree ("staff_name");
  CREATE INDEX "access_log_document_idx" ON "access_log" USING btree ("document");`)
  // Admins stay admins, and editors stay editors.
  await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", "role"::text::"enum_users_roles" FROM "users";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "internship_applications_rels" CASCADE;
  DROP TABLE "volunteer_registrations_rels" CASCADE;
  DROP TABLE "club_registrations_rels" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "access_log" CASCADE;
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_access_log_kind";`)
}
