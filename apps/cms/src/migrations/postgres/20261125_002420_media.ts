import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { moveIntoMedia, moveOutOfMedia } from '../media-rows.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"crops_landscape" varchar,
  	"crops_wide" varchar,
  	"crops_square" varchar,
  	"crops_classic" varchar,
  	"crops_slide" varchar,
  	"crops_banner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );`)
  await db.execute(sql.raw(moveIntoMedia('postgres')))
  await db.execute(sql`
  ALTER TABLE "service_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "club_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonial_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "slider_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banner_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "logos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_images" CASCADE;
  DROP TABLE "club_images" CASCADE;
  DROP TABLE "event_images" CASCADE;
  DROP TABLE "team_images" CASCADE;
  DROP TABLE "site_images" CASCADE;
  DROP TABLE "testimonial_images" CASCADE;
  DROP TABLE "slider_images" CASCADE;
  DROP TABLE "banner_images" CASCADE;
  DROP TABLE "logos" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_banner_image_id_banner_images_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_banner_image_id_banner_images_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT IF EXISTS "services_image_id_service_images_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT IF EXISTS "_services_v_version_image_id_service_images_id_fk";
  
  ALTER TABLE "clubs" DROP CONSTRAINT IF EXISTS "clubs_image_id_club_images_id_fk";
  
  ALTER TABLE "_clubs_v" DROP CONSTRAINT IF EXISTS "_clubs_v_version_image_id_club_images_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT IF EXISTS "events_banner_id_event_images_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT IF EXISTS "_events_v_version_banner_id_event_images_id_fk";
  
  ALTER TABLE "mentors" DROP CONSTRAINT IF EXISTS "mentors_image_id_team_images_id_fk";
  
  ALTER TABLE "_mentors_v" DROP CONSTRAINT IF EXISTS "_mentors_v_version_image_id_team_images_id_fk";
  
  ALTER TABLE "founders" DROP CONSTRAINT IF EXISTS "founders_image_id_team_images_id_fk";
  
  ALTER TABLE "_founders_v" DROP CONSTRAINT IF EXISTS "_founders_v_version_image_id_team_images_id_fk";
  
  ALTER TABLE "partners" DROP CONSTRAINT IF EXISTS "partners_logo_id_logos_id_fk";
  
  ALTER TABLE "_partners_v" DROP CONSTRAINT IF EXISTS "_partners_v_version_logo_id_logos_id_fk";
  
  ALTER TABLE "home_testimonials" DROP CONSTRAINT IF EXISTS "home_testimonials_image_id_testimonial_images_id_fk";
  
  ALTER TABLE "_home_testimonials_v" DROP CONSTRAINT IF EXISTS "_home_testimonials_v_version_image_id_testimonial_images_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_service_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_club_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_event_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_team_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_site_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_testimonial_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_slider_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_banner_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_logos_fk";
  
  ALTER TABLE "home_slides" DROP CONSTRAINT IF EXISTS "home_slides_image_id_slider_images_id_fk";
  
  ALTER TABLE "home_photographs" DROP CONSTRAINT IF EXISTS "home_photographs_image_id_site_images_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT IF EXISTS "home_welcome_image_id_site_images_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT IF EXISTS "home_why_how_image_id_site_images_id_fk";
  
  ALTER TABLE "_home_v_version_slides" DROP CONSTRAINT IF EXISTS "_home_v_version_slides_image_id_slider_images_id_fk";
  
  ALTER TABLE "_home_v_version_photographs" DROP CONSTRAINT IF EXISTS "_home_v_version_photographs_image_id_site_images_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT IF EXISTS "_home_v_version_welcome_image_id_site_images_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT IF EXISTS "_home_v_version_why_how_image_id_site_images_id_fk";
  
  ALTER TABLE "appearance" DROP CONSTRAINT IF EXISTS "appearance_logo_id_logos_id_fk";
  
  ALTER TABLE "_appearance_v" DROP CONSTRAINT IF EXISTS "_appearance_v_version_logo_id_logos_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT IF EXISTS "footer_logo_id_logos_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT IF EXISTS "_footer_v_version_logo_id_logos_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_club_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_event_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_team_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_site_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonial_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_slider_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_banner_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_logos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clubs" ADD CONSTRAINT "clubs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clubs_v" ADD CONSTRAINT "_clubs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mentors" ADD CONSTRAINT "mentors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mentors_v" ADD CONSTRAINT "_mentors_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "founders" ADD CONSTRAINT "founders_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_founders_v" ADD CONSTRAINT "_founders_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v" ADD CONSTRAINT "_home_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_photographs" ADD CONSTRAINT "home_photographs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_welcome_image_id_media_id_fk" FOREIGN KEY ("welcome_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_why_how_image_id_media_id_fk" FOREIGN KEY ("why_how_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_photographs" ADD CONSTRAINT "_home_v_version_photographs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_welcome_image_id_media_id_fk" FOREIGN KEY ("version_welcome_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_how_image_id_media_id_fk" FOREIGN KEY ("version_why_how_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appearance" ADD CONSTRAINT "appearance_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appearance_v" ADD CONSTRAINT "_appearance_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "club_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "event_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "team_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonial_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "slider_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banner_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "logos_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "service_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "club_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "event_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "team_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "site_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "testimonial_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "slider_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "banner_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_site_url" varchar,
  	"sizes_site_width" numeric,
  	"sizes_site_height" numeric,
  	"sizes_site_mime_type" varchar,
  	"sizes_site_filesize" numeric,
  	"sizes_site_filename" varchar
  );
  
  CREATE TABLE "logos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );`)
  await db.execute(sql.raw(moveOutOfMedia('postgres')))
  await db.execute(sql`
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_banner_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_banner_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT IF EXISTS "services_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT IF EXISTS "_services_v_version_image_id_media_id_fk";
  
  ALTER TABLE "clubs" DROP CONSTRAINT IF EXISTS "clubs_image_id_media_id_fk";
  
  ALTER TABLE "_clubs_v" DROP CONSTRAINT IF EXISTS "_clubs_v_version_image_id_media_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT IF EXISTS "events_banner_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT IF EXISTS "_events_v_version_banner_id_media_id_fk";
  
  ALTER TABLE "mentors" DROP CONSTRAINT IF EXISTS "mentors_image_id_media_id_fk";
  
  ALTER TABLE "_mentors_v" DROP CONSTRAINT IF EXISTS "_mentors_v_version_image_id_media_id_fk";
  
  ALTER TABLE "founders" DROP CONSTRAINT IF EXISTS "founders_image_id_media_id_fk";
  
  ALTER TABLE "_founders_v" DROP CONSTRAINT IF EXISTS "_founders_v_version_image_id_media_id_fk";
  
  ALTER TABLE "partners" DROP CONSTRAINT IF EXISTS "partners_logo_id_media_id_fk";
  
  ALTER TABLE "_partners_v" DROP CONSTRAINT IF EXISTS "_partners_v_version_logo_id_media_id_fk";
  
  ALTER TABLE "home_testimonials" DROP CONSTRAINT IF EXISTS "home_testimonials_image_id_media_id_fk";
  
  ALTER TABLE "_home_testimonials_v" DROP CONSTRAINT IF EXISTS "_home_testimonials_v_version_image_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "home_slides" DROP CONSTRAINT IF EXISTS "home_slides_image_id_media_id_fk";
  
  ALTER TABLE "home_photographs" DROP CONSTRAINT IF EXISTS "home_photographs_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT IF EXISTS "home_welcome_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT IF EXISTS "home_why_how_image_id_media_id_fk";
  
  ALTER TABLE "_home_v_version_slides" DROP CONSTRAINT IF EXISTS "_home_v_version_slides_image_id_media_id_fk";
  
  ALTER TABLE "_home_v_version_photographs" DROP CONSTRAINT IF EXISTS "_home_v_version_photographs_image_id_media_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT IF EXISTS "_home_v_version_welcome_image_id_media_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT IF EXISTS "_home_v_version_why_how_image_id_media_id_fk";
  
  ALTER TABLE "appearance" DROP CONSTRAINT IF EXISTS "appearance_logo_id_media_id_fk";
  
  ALTER TABLE "_appearance_v" DROP CONSTRAINT IF EXISTS "_appearance_v_version_logo_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT IF EXISTS "footer_logo_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT IF EXISTS "_footer_v_version_logo_id_media_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "club_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "event_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "team_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonial_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "slider_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banner_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "logos_id" uuid;
  CREATE INDEX "service_images_updated_at_idx" ON "service_images" USING btree ("updated_at");
  CREATE INDEX "service_images_created_at_idx" ON "service_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_images_filename_idx" ON "service_images" USING btree ("filename");
  CREATE INDEX "service_images_sizes_site_sizes_site_filename_idx" ON "service_images" USING btree ("sizes_site_filename");
  CREATE INDEX "club_images_updated_at_idx" ON "club_images" USING btree ("updated_at");
  CREATE INDEX "club_images_created_at_idx" ON "club_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "club_images_filename_idx" ON "club_images" USING btree ("filename");
  CREATE INDEX "club_images_sizes_site_sizes_site_filename_idx" ON "club_images" USING btree ("sizes_site_filename");
  CREATE INDEX "event_images_updated_at_idx" ON "event_images" USING btree ("updated_at");
  CREATE INDEX "event_images_created_at_idx" ON "event_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_images_filename_idx" ON "event_images" USING btree ("filename");
  CREATE INDEX "event_images_sizes_site_sizes_site_filename_idx" ON "event_images" USING btree ("sizes_site_filename");
  CREATE INDEX "team_images_updated_at_idx" ON "team_images" USING btree ("updated_at");
  CREATE INDEX "team_images_created_at_idx" ON "team_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_images_filename_idx" ON "team_images" USING btree ("filename");
  CREATE INDEX "team_images_sizes_site_sizes_site_filename_idx" ON "team_images" USING btree ("sizes_site_filename");
  CREATE INDEX "site_images_updated_at_idx" ON "site_images" USING btree ("updated_at");
  CREATE INDEX "site_images_created_at_idx" ON "site_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_images_filename_idx" ON "site_images" USING btree ("filename");
  CREATE INDEX "site_images_sizes_site_sizes_site_filename_idx" ON "site_images" USING btree ("sizes_site_filename");
  CREATE INDEX "testimonial_images_updated_at_idx" ON "testimonial_images" USING btree ("updated_at");
  CREATE INDEX "testimonial_images_created_at_idx" ON "testimonial_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonial_images_filename_idx" ON "testimonial_images" USING btree ("filename");
  CREATE INDEX "testimonial_images_sizes_site_sizes_site_filename_idx" ON "testimonial_images" USING btree ("sizes_site_filename");
  CREATE INDEX "slider_images_updated_at_idx" ON "slider_images" USING btree ("updated_at");
  CREATE INDEX "slider_images_created_at_idx" ON "slider_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "slider_images_filename_idx" ON "slider_images" USING btree ("filename");
  CREATE INDEX "slider_images_sizes_site_sizes_site_filename_idx" ON "slider_images" USING btree ("sizes_site_filename");
  CREATE INDEX "banner_images_updated_at_idx" ON "banner_images" USING btree ("updated_at");
  CREATE INDEX "banner_images_created_at_idx" ON "banner_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "banner_images_filename_idx" ON "banner_images" USING btree ("filename");
  CREATE INDEX "banner_images_sizes_site_sizes_site_filename_idx" ON "banner_images" USING btree ("sizes_site_filename");
  CREATE INDEX "logos_updated_at_idx" ON "logos" USING btree ("updated_at");
  CREATE INDEX "logos_created_at_idx" ON "logos" USING btree ("created_at");
  CREATE UNIQUE INDEX "logos_filename_idx" ON "logos" USING btree ("filename");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_banner_images_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."banner_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_banner_images_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."banner_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_service_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."service_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_service_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."service_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clubs" ADD CONSTRAINT "clubs_image_id_club_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."club_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clubs_v" ADD CONSTRAINT "_clubs_v_version_image_id_club_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."club_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_banner_id_event_images_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."event_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_banner_id_event_images_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."event_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mentors" ADD CONSTRAINT "mentors_image_id_team_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mentors_v" ADD CONSTRAINT "_mentors_v_version_image_id_team_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "founders" ADD CONSTRAINT "founders_image_id_team_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_founders_v" ADD CONSTRAINT "_founders_v_version_image_id_team_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_logos_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_image_id_testimonial_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."testimonial_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v" ADD CONSTRAINT "_home_testimonials_v_version_image_id_testimonial_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."testimonial_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_images_fk" FOREIGN KEY ("service_images_id") REFERENCES "public"."service_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_club_images_fk" FOREIGN KEY ("club_images_id") REFERENCES "public"."club_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_images_fk" FOREIGN KEY ("event_images_id") REFERENCES "public"."event_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_images_fk" FOREIGN KEY ("team_images_id") REFERENCES "public"."team_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_images_fk" FOREIGN KEY ("site_images_id") REFERENCES "public"."site_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_images_fk" FOREIGN KEY ("testimonial_images_id") REFERENCES "public"."testimonial_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slider_images_fk" FOREIGN KEY ("slider_images_id") REFERENCES "public"."slider_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_images_fk" FOREIGN KEY ("banner_images_id") REFERENCES "public"."banner_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_logos_fk" FOREIGN KEY ("logos_id") REFERENCES "public"."logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_image_id_slider_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."slider_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_photographs" ADD CONSTRAINT "home_photographs_image_id_site_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_welcome_image_id_site_images_id_fk" FOREIGN KEY ("welcome_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_why_how_image_id_site_images_id_fk" FOREIGN KEY ("why_how_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_image_id_slider_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."slider_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_photographs" ADD CONSTRAINT "_home_v_version_photographs_image_id_site_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_welcome_image_id_site_images_id_fk" FOREIGN KEY ("version_welcome_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_how_image_id_site_images_id_fk" FOREIGN KEY ("version_why_how_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appearance" ADD CONSTRAINT "appearance_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appearance_v" ADD CONSTRAINT "_appearance_v_version_logo_id_logos_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_logo_id_logos_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_images_id_idx" ON "payload_locked_documents_rels" USING btree ("service_images_id");
  CREATE INDEX "payload_locked_documents_rels_club_images_id_idx" ON "payload_locked_documents_rels" USING btree ("club_images_id");
  CREATE INDEX "payload_locked_documents_rels_event_images_id_idx" ON "payload_locked_documents_rels" USING btree ("event_images_id");
  CREATE INDEX "payload_locked_documents_rels_team_images_id_idx" ON "payload_locked_documents_rels" USING btree ("team_images_id");
  CREATE INDEX "payload_locked_documents_rels_site_images_id_idx" ON "payload_locked_documents_rels" USING btree ("site_images_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_images_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_images_id");
  CREATE INDEX "payload_locked_documents_rels_slider_images_id_idx" ON "payload_locked_documents_rels" USING btree ("slider_images_id");
  CREATE INDEX "payload_locked_documents_rels_banner_images_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_images_id");
  CREATE INDEX "payload_locked_documents_rels_logos_id_idx" ON "payload_locked_documents_rels" USING btree ("logos_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";`)
}
