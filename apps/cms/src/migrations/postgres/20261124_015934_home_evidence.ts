import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "home_photographs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"caption" varchar
  );
  
  CREATE TABLE "_home_v_version_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_photographs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home" ADD COLUMN "outcomes_note" varchar;
  ALTER TABLE "home" ADD COLUMN "registration_title" varchar;
  ALTER TABLE "home" ADD COLUMN "registration_description" jsonb;
  ALTER TABLE "home" ADD COLUMN "registration_description_html" varchar;
  ALTER TABLE "home" ADD COLUMN "safeguarding_title" varchar;
  ALTER TABLE "home" ADD COLUMN "safeguarding_description" jsonb;
  ALTER TABLE "home" ADD COLUMN "safeguarding_description_html" varchar;
  ALTER TABLE "home" ADD COLUMN "replies_title" varchar;
  ALTER TABLE "home" ADD COLUMN "replies_description" jsonb;
  ALTER TABLE "home" ADD COLUMN "replies_description_html" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_apply_text" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_apply_url" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_more_text" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_more_url" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_aims_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_services_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_services_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_events_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_events_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_clubs_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_clubs_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_photographs_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_photographs_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_testimonials_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_testimonials_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_partners_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_partners_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_quote_title" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_quote_text" varchar;
  ALTER TABLE "home" ADD COLUMN "texts_quote_attribution" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_outcomes_note" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_registration_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_registration_description" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_registration_description_html" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_safeguarding_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_safeguarding_description" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_safeguarding_description_html" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_replies_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_replies_description" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_replies_description_html" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_apply_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_apply_url" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_more_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_more_url" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_aims_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_services_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_services_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_events_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_events_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_clubs_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_clubs_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_photographs_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_photographs_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_testimonials_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_testimonials_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_partners_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_partners_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_quote_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_quote_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_texts_quote_attribution" varchar;
  ALTER TABLE "home_outcomes" ADD CONSTRAINT "home_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_photographs" ADD CONSTRAINT "home_photographs_image_id_site_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_photographs" ADD CONSTRAINT "home_photographs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_outcomes" ADD CONSTRAINT "_home_v_version_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_photographs" ADD CONSTRAINT "_home_v_version_photographs_image_id_site_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_photographs" ADD CONSTRAINT "_home_v_version_photographs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_outcomes_order_idx" ON "home_outcomes" USING btree ("_order");
  CREATE INDEX "home_outcomes_parent_id_idx" ON "home_outcomes" USING btree ("_parent_id");
  CREATE INDEX "home_photographs_order_idx" ON "home_photographs" USING btree ("_order");
  CREATE INDEX "home_photographs_parent_id_idx" ON "home_photographs" USING btree ("_parent_id");
  CREATE INDEX "home_photographs_image_idx" ON "home_photographs" USING btree ("image_id");
  CREATE INDEX "_home_v_version_outcomes_order_idx" ON "_home_v_version_outcomes" USING btree ("_order");
  CREATE INDEX "_home_v_version_outcomes_parent_id_idx" ON "_home_v_version_outcomes" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_photographs_order_idx" ON "_home_v_version_photographs" USING btree ("_order");
  CREATE INDEX "_home_v_version_photographs_parent_id_idx" ON "_home_v_version_photographs" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_photographs_image_idx" ON "_home_v_version_photographs" USING btree ("image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_outcomes" CASCADE;
  DROP TABLE "home_photographs" CASCADE;
  DROP TABLE "_home_v_version_outcomes" CASCADE;
  DROP TABLE "_home_v_version_photographs" CASCADE;
  ALTER TABLE "home" DROP COLUMN "outcomes_note";
  ALTER TABLE "home" DROP COLUMN "registration_title";
  ALTER TABLE "home" DROP COLUMN "registration_description";
  ALTER TABLE "home" DROP COLUMN "registration_description_html";
  ALTER TABLE "home" DROP COLUMN "safeguarding_title";
  ALTER TABLE "home" DROP COLUMN "safeguarding_description";
  ALTER TABLE "home" DROP COLUMN "safeguarding_description_html";
  ALTER TABLE "home" DROP COLUMN "replies_title";
  ALTER TABLE "home" DROP COLUMN "replies_description";
  ALTER TABLE "home" DROP COLUMN "replies_description_html";
  ALTER TABLE "home" DROP COLUMN "texts_apply_text";
  ALTER TABLE "home" DROP COLUMN "texts_apply_url";
  ALTER TABLE "home" DROP COLUMN "texts_more_text";
  ALTER TABLE "home" DROP COLUMN "texts_more_url";
  ALTER TABLE "home" DROP COLUMN "texts_aims_title";
  ALTER TABLE "home" DROP COLUMN "texts_services_title";
  ALTER TABLE "home" DROP COLUMN "texts_services_lead";
  ALTER TABLE "home" DROP COLUMN "texts_events_title";
  ALTER TABLE "home" DROP COLUMN "texts_events_lead";
  ALTER TABLE "home" DROP COLUMN "texts_clubs_title";
  ALTER TABLE "home" DROP COLUMN "texts_clubs_lead";
  ALTER TABLE "home" DROP COLUMN "texts_photographs_title";
  ALTER TABLE "home" DROP COLUMN "texts_photographs_lead";
  ALTER TABLE "home" DROP COLUMN "texts_testimonials_title";
  ALTER TABLE "home" DROP COLUMN "texts_testimonials_lead";
  ALTER TABLE "home" DROP COLUMN "texts_partners_title";
  ALTER TABLE "home" DROP COLUMN "texts_partners_lead";
  ALTER TABLE "home" DROP COLUMN "texts_quote_title";
  ALTER TABLE "home" DROP COLUMN "texts_quote_text";
  ALTER TABLE "home" DROP COLUMN "texts_quote_attribution";
  ALTER TABLE "_home_v" DROP COLUMN "version_outcomes_note";
  ALTER TABLE "_home_v" DROP COLUMN "version_registration_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_registration_description";
  ALTER TABLE "_home_v" DROP COLUMN "version_registration_description_html";
  ALTER TABLE "_home_v" DROP COLUMN "version_safeguarding_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_safeguarding_description";
  ALTER TABLE "_home_v" DROP COLUMN "version_safeguarding_description_html";
  ALTER TABLE "_home_v" DROP COLUMN "version_replies_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_replies_description";
  ALTER TABLE "_home_v" DROP COLUMN "version_replies_description_html";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_apply_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_apply_url";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_more_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_more_url";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_aims_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_services_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_services_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_events_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_events_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_clubs_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_clubs_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_photographs_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_photographs_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_testimonials_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_testimonials_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_partners_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_partners_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_quote_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_quote_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_texts_quote_attribution";`)
}
