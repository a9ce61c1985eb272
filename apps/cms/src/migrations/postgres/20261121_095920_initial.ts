import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clubs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clubs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_type" AS ENUM('Offline', 'Online', 'Hybrid');
  CREATE TYPE "public"."event_status" AS ENUM('scheduled', 'cancelled', 'postponed');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_type" AS ENUM('Offline', 'Online', 'Hybrid');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mentors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mentors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_founders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__founders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_appearance_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__appearance_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"parent_id" uuid,
  	"short_description" varchar,
  	"content" jsonb,
  	"content_html" varchar,
  	"banner_image_id" uuid,
  	"banner_title" varchar,
  	"banner_tagline" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_parent_id" uuid,
  	"version_short_description" varchar,
  	"version_content" jsonb,
  	"version_content_html" varchar,
  	"version_banner_image_id" uuid,
  	"version_banner_title" varchar,
  	"version_banner_tagline" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "services_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"image_id" uuid,
  	"short_description" varchar,
  	"description" jsonb,
  	"description_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_how_it_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_short_description" varchar,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clubs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"image_id" uuid,
  	"short_description" varchar,
  	"description" jsonb,
  	"description_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_clubs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_clubs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_short_description" varchar,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__clubs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"type" "enum_events_type" DEFAULT 'Offline',
  	"location" varchar,
  	"banner_id" uuid,
  	"short_description" varchar,
  	"long_description" jsonb,
  	"long_description_html" varchar,
  	"status" "event_status" DEFAULT 'scheduled',
  	"publish" boolean DEFAULT true,
  	"registration_button" boolean DEFAULT true,
  	"capacity" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_type" "enum__events_v_version_type" DEFAULT 'Offline',
  	"version_location" varchar,
  	"version_banner_id" uuid,
  	"version_short_description" varchar,
  	"version_long_description" jsonb,
  	"version_long_description_html" varchar,
  	"version_status" "event_status" DEFAULT 'scheduled',
  	"version_publish" boolean DEFAULT true,
  	"version_registration_button" boolean DEFAULT true,
  	"version_capacity" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"question" varchar,
  	"service_id" uuid,
  	"answer" jsonb,
  	"answer_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_question" varchar,
  	"version_service_id" uuid,
  	"version_answer" jsonb,
  	"version_answer_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "mentors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"image_id" uuid,
  	"description" jsonb,
  	"description_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_mentors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_mentors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mentors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "founders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"image_id" uuid,
  	"description" jsonb,
  	"description_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_founders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_founders_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_image_id" uuid,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__founders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "home_testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"image_id" uuid,
  	"description" jsonb,
  	"description_html" varchar,
  	"video_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_home_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_home_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_image_id" uuid,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_video_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__home_testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"designation" varchar,
  	"company" varchar,
  	"rating" numeric DEFAULT 5,
  	"description" jsonb,
  	"description_html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_designation" varchar,
  	"version_company" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_description" jsonb,
  	"version_description_html" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "seed_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"services_id" uuid,
  	"clubs_id" uuid,
  	"events_id" uuid,
  	"faqs_id" uuid,
  	"mentors_id" uuid,
  	"founders_id" uuid,
  	"home_testimonials_id" uuid,
  	"testimonials_id" uuid,
  	"service_images_id" uuid,
  	"club_images_id" uuid,
  	"event_images_id" uuid,
  	"team_images_id" uuid,
  	"site_images_id" uuid,
  	"testimonial_images_id" uuid,
  	"slider_images_id" uuid,
  	"banner_images_id" uuid,
  	"logos_id" uuid,
  	"users_id" uuid,
  	"seed_log_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"title" varchar
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"welcome_image_id" uuid,
  	"welcome_tagline" varchar,
  	"welcome_title" varchar,
  	"welcome_description" jsonb,
  	"welcome_description_html" varchar,
  	"welcome_button_text" varchar,
  	"welcome_button_url" varchar,
  	"vision_title" varchar,
  	"vision_description" jsonb,
  	"vision_description_html" varchar,
  	"mission_title" varchar,
  	"mission_description" jsonb,
  	"mission_description_html" varchar,
  	"why_how_title" varchar,
  	"why_how_description" jsonb,
  	"why_how_description_html" varchar,
  	"why_how_image_id" uuid,
  	"why_how_button_url" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_welcome_image_id" uuid,
  	"version_welcome_tagline" varchar,
  	"version_welcome_title" varchar,
  	"version_welcome_description" jsonb,
  	"version_welcome_description_html" varchar,
  	"version_welcome_button_text" varchar,
  	"version_welcome_button_url" varchar,
  	"version_vision_title" varchar,
  	"version_vision_description" jsonb,
  	"version_vision_description_html" varchar,
  	"version_mission_title" varchar,
  	"version_mission_description" jsonb,
  	"version_mission_description_html" varchar,
  	"version_why_how_title" varchar,
  	"version_why_how_description" jsonb,
  	"version_why_how_description_html" varchar,
  	"version_why_how_image_id" uuid,
  	"version_why_how_button_url" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "appearance_variables" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "appearance" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_name" varchar,
  	"logo_id" uuid,
  	"dark_theme" boolean,
  	"member_area_url" varchar,
  	"_status" "enum_appearance_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_appearance_v_version_variables" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_appearance_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_site_name" varchar,
  	"version_logo_id" uuid,
  	"version_dark_theme" boolean,
  	"version_member_area_url" varchar,
  	"version__status" "enum__appearance_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "social" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"linkedin" varchar,
  	"youtube" varchar,
  	"facebook" varchar,
  	"instagram" varchar,
  	"tripadvisor" varchar,
  	"_status" "enum_social_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_social_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_linkedin" varchar,
  	"version_youtube" varchar,
  	"version_facebook" varchar,
  	"version_instagram" varchar,
  	"version_tripadvisor" varchar,
  	"version__status" "enum__social_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "footer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"logo_id" uuid,
  	"links" jsonb,
  	"links_html" varchar,
  	"copyright" jsonb,
  	"copyright_html" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_footer_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_text" varchar,
  	"version_logo_id" uuid,
  	"version_links" jsonb,
  	"version_links_html" varchar,
  	"version_copyright" jsonb,
  	"version_copyright_html" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_banner_image_id_banner_images_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."banner_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_banner_image_id_banner_images_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."banner_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_how_it_works" ADD CONSTRAINT "services_how_it_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_service_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."service_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_how_it_works" ADD CONSTRAINT "_services_v_version_how_it_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_service_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."service_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clubs" ADD CONSTRAINT "clubs_image_id_club_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."club_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clubs_v" ADD CONSTRAINT "_clubs_v_parent_id_clubs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clubs_v" ADD CONSTRAINT "_clubs_v_version_image_id_club_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."club_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_banner_id_event_images_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."event_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_banner_id_event_images_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."event_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mentors" ADD CONSTRAINT "mentors_image_id_team_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mentors_v" ADD CONSTRAINT "_mentors_v_parent_id_mentors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mentors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mentors_v" ADD CONSTRAINT "_mentors_v_version_image_id_team_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "founders" ADD CONSTRAINT "founders_image_id_team_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_founders_v" ADD CONSTRAINT "_founders_v_parent_id_founders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."founders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_founders_v" ADD CONSTRAINT "_founders_v_version_image_id_team_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."team_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_image_id_testimonial_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."testimonial_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v" ADD CONSTRAINT "_home_testimonials_v_parent_id_home_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v" ADD CONSTRAINT "_home_testimonials_v_version_image_id_testimonial_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."testimonial_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clubs_fk" FOREIGN KEY ("clubs_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mentors_fk" FOREIGN KEY ("mentors_id") REFERENCES "public"."mentors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_founders_fk" FOREIGN KEY ("founders_id") REFERENCES "public"."founders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_testimonials_fk" FOREIGN KEY ("home_testimonials_id") REFERENCES "public"."home_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_images_fk" FOREIGN KEY ("service_images_id") REFERENCES "public"."service_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_club_images_fk" FOREIGN KEY ("club_images_id") REFERENCES "public"."club_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_images_fk" FOREIGN KEY ("event_images_id") REFERENCES "public"."event_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_images_fk" FOREIGN KEY ("team_images_id") REFERENCES "public"."team_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_images_fk" FOREIGN KEY ("site_images_id") REFERENCES "public"."site_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_images_fk" FOREIGN KEY ("testimonial_images_id") REFERENCES "public"."testimonial_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slider_images_fk" FOREIGN KEY ("slider_images_id") REFERENCES "public"."slider_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_images_fk" FOREIGN KEY ("banner_images_id") REFERENCES "public"."banner_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_logos_fk" FOREIGN KEY ("logos_id") REFERENCES "public"."logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_log_fk" FOREIGN KEY ("seed_log_id") REFERENCES "public"."seed_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_image_id_slider_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."slider_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_welcome_image_id_site_images_id_fk" FOREIGN KEY ("welcome_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_why_how_image_id_site_images_id_fk" FOREIGN KEY ("why_how_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_image_id_slider_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."slider_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_welcome_image_id_site_images_id_fk" FOREIGN KEY ("version_welcome_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_how_image_id_site_images_id_fk" FOREIGN KEY ("version_why_how_image_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appearance_variables" ADD CONSTRAINT "appearance_variables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appearance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appearance" ADD CONSTRAINT "appearance_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appearance_v_version_variables" ADD CONSTRAINT "_appearance_v_version_variables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_appearance_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_appearance_v" ADD CONSTRAINT "_appearance_v_version_logo_id_logos_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_logo_id_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_logo_id_logos_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages__order_idx" ON "pages" USING btree ("_order");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_banner_image_idx" ON "pages" USING btree ("banner_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version__order_idx" ON "_pages_v" USING btree ("version__order");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_banner_image_idx" ON "_pages_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "services_how_it_works_order_idx" ON "services_how_it_works" USING btree ("_order");
  CREATE INDEX "services_how_it_works_parent_id_idx" ON "services_how_it_works" USING btree ("_parent_id");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_how_it_works_order_idx" ON "_services_v_version_how_it_works" USING btree ("_order");
  CREATE INDEX "_services_v_version_how_it_works_parent_id_idx" ON "_services_v_version_how_it_works" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "clubs__order_idx" ON "clubs" USING btree ("_order");
  CREATE UNIQUE INDEX "clubs_slug_idx" ON "clubs" USING btree ("slug");
  CREATE INDEX "clubs_image_idx" ON "clubs" USING btree ("image_id");
  CREATE INDEX "clubs_updated_at_idx" ON "clubs" USING btree ("updated_at");
  CREATE INDEX "clubs_created_at_idx" ON "clubs" USING btree ("created_at");
  CREATE INDEX "clubs__status_idx" ON "clubs" USING btree ("_status");
  CREATE INDEX "_clubs_v_parent_idx" ON "_clubs_v" USING btree ("parent_id");
  CREATE INDEX "_clubs_v_version_version__order_idx" ON "_clubs_v" USING btree ("version__order");
  CREATE INDEX "_clubs_v_version_version_slug_idx" ON "_clubs_v" USING btree ("version_slug");
  CREATE INDEX "_clubs_v_version_version_image_idx" ON "_clubs_v" USING btree ("version_image_id");
  CREATE INDEX "_clubs_v_version_version_updated_at_idx" ON "_clubs_v" USING btree ("version_updated_at");
  CREATE INDEX "_clubs_v_version_version_created_at_idx" ON "_clubs_v" USING btree ("version_created_at");
  CREATE INDEX "_clubs_v_version_version__status_idx" ON "_clubs_v" USING btree ("version__status");
  CREATE INDEX "_clubs_v_created_at_idx" ON "_clubs_v" USING btree ("created_at");
  CREATE INDEX "_clubs_v_updated_at_idx" ON "_clubs_v" USING btree ("updated_at");
  CREATE INDEX "_clubs_v_latest_idx" ON "_clubs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_banner_idx" ON "events" USING btree ("banner_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_banner_idx" ON "_events_v" USING btree ("version_banner_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE INDEX "faqs_service_idx" ON "faqs" USING btree ("service_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version__order_idx" ON "_faqs_v" USING btree ("version__order");
  CREATE INDEX "_faqs_v_version_version_service_idx" ON "_faqs_v" USING btree ("version_service_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "mentors__order_idx" ON "mentors" USING btree ("_order");
  CREATE UNIQUE INDEX "mentors_slug_idx" ON "mentors" USING btree ("slug");
  CREATE INDEX "mentors_image_idx" ON "mentors" USING btree ("image_id");
  CREATE INDEX "mentors_updated_at_idx" ON "mentors" USING btree ("updated_at");
  CREATE INDEX "mentors_created_at_idx" ON "mentors" USING btree ("created_at");
  CREATE INDEX "mentors__status_idx" ON "mentors" USING btree ("_status");
  CREATE INDEX "_mentors_v_parent_idx" ON "_mentors_v" USING btree ("parent_id");
  CREATE INDEX "_mentors_v_version_version__order_idx" ON "_mentors_v" USING btree ("version__order");
  CREATE INDEX "_mentors_v_version_version_slug_idx" ON "_mentors_v" USING btree ("version_slug");
  CREATE INDEX "_mentors_v_version_version_image_idx" ON "_mentors_v" USING btree ("version_image_id");
  CREATE INDEX "_mentors_v_version_version_updated_at_idx" ON "_mentors_v" USING btree ("version_updated_at");
  CREATE INDEX "_mentors_v_version_version_created_at_idx" ON "_mentors_v" USING btree ("version_created_at");
  CREATE INDEX "_mentors_v_version_version__status_idx" ON "_mentors_v" USING btree ("version__status");
  CREATE INDEX "_mentors_v_created_at_idx" ON "_mentors_v" USING btree ("created_at");
  CREATE INDEX "_mentors_v_updated_at_idx" ON "_mentors_v" USING btree ("updated_at");
  CREATE INDEX "_mentors_v_latest_idx" ON "_mentors_v" USING btree ("latest");
  CREATE INDEX "founders__order_idx" ON "founders" USING btree ("_order");
  CREATE INDEX "founders_image_idx" ON "founders" USING btree ("image_id");
  CREATE INDEX "founders_updated_at_idx" ON "founders" USING btree ("updated_at");
  CREATE INDEX "founders_created_at_idx" ON "founders" USING btree ("created_at");
  CREATE INDEX "founders__status_idx" ON "founders" USING btree ("_status");
  CREATE INDEX "_founders_v_parent_idx" ON "_founders_v" USING btree ("parent_id");
  CREATE INDEX "_founders_v_version_version__order_idx" ON "_founders_v" USING btree ("version__order");
  CREATE INDEX "_founders_v_version_version_image_idx" ON "_founders_v" USING btree ("version_image_id");
  CREATE INDEX "_founders_v_version_version_updated_at_idx" ON "_founders_v" USING btree ("version_updated_at");
  CREATE INDEX "_founders_v_version_version_created_at_idx" ON "_founders_v" USING btree ("version_created_at");
  CREATE INDEX "_founders_v_version_version__status_idx" ON "_founders_v" USING btree ("version__status");
  CREATE INDEX "_founders_v_created_at_idx" ON "_founders_v" USING btree ("created_at");
  CREATE INDEX "_founders_v_updated_at_idx" ON "_founders_v" USING btree ("updated_at");
  CREATE INDEX "_founders_v_latest_idx" ON "_founders_v" USING btree ("latest");
  CREATE INDEX "home_testimonials__order_idx" ON "home_testimonials" USING btree ("_order");
  CREATE INDEX "home_testimonials_image_idx" ON "home_testimonials" USING btree ("image_id");
  CREATE INDEX "home_testimonials_updated_at_idx" ON "home_testimonials" USING btree ("updated_at");
  CREATE INDEX "home_testimonials_created_at_idx" ON "home_testimonials" USING btree ("created_at");
  CREATE INDEX "home_testimonials__status_idx" ON "home_testimonials" USING btree ("_status");
  CREATE INDEX "_home_testimonials_v_parent_idx" ON "_home_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_home_testimonials_v_version_version__order_idx" ON "_home_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_home_testimonials_v_version_version_image_idx" ON "_home_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_home_testimonials_v_version_version_updated_at_idx" ON "_home_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_testimonials_v_version_version_created_at_idx" ON "_home_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_home_testimonials_v_version_version__status_idx" ON "_home_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_home_testimonials_v_created_at_idx" ON "_home_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_home_testimonials_v_updated_at_idx" ON "_home_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_home_testimonials_v_latest_idx" ON "_home_testimonials_v" USING btree ("latest");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
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
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "seed_log_key_idx" ON "seed_log" USING btree ("key");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_clubs_id_idx" ON "payload_locked_documents_rels" USING btree ("clubs_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_mentors_id_idx" ON "payload_locked_documents_rels" USING btree ("mentors_id");
  CREATE INDEX "payload_locked_documents_rels_founders_id_idx" ON "payload_locked_documents_rels" USING btree ("founders_id");
  CREATE INDEX "payload_locked_documents_rels_home_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("home_testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_service_images_id_idx" ON "payload_locked_documents_rels" USING btree ("service_images_id");
  CREATE INDEX "payload_locked_documents_rels_club_images_id_idx" ON "payload_locked_documents_rels" USING btree ("club_images_id");
  CREATE INDEX "payload_locked_documents_rels_event_images_id_idx" ON "payload_locked_documents_rels" USING btree ("event_images_id");
  CREATE INDEX "payload_locked_documents_rels_team_images_id_idx" ON "payload_locked_documents_rels" USING btree ("team_images_id");
  CREATE INDEX "payload_locked_documents_rels_site_images_id_idx" ON "payload_locked_documents_rels" USING btree ("site_images_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_images_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_images_id");
  CREATE INDEX "payload_locked_documents_rels_slider_images_id_idx" ON "payload_locked_documents_rels" USING btree ("slider_images_id");
  CREATE INDEX "payload_locked_documents_rels_banner_images_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_images_id");
  CREATE INDEX "payload_locked_documents_rels_logos_id_idx" ON "payload_locked_documents_rels" USING btree ("logos_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_seed_log_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_slides_order_idx" ON "home_slides" USING btree ("_order");
  CREATE INDEX "home_slides_parent_id_idx" ON "home_slides" USING btree ("_parent_id");
  CREATE INDEX "home_slides_image_idx" ON "home_slides" USING btree ("image_id");
  CREATE INDEX "home_welcome_welcome_image_idx" ON "home" USING btree ("welcome_image_id");
  CREATE INDEX "home_why_how_why_how_image_idx" ON "home" USING btree ("why_how_image_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_slides_order_idx" ON "_home_v_version_slides" USING btree ("_order");
  CREATE INDEX "_home_v_version_slides_parent_id_idx" ON "_home_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_slides_image_idx" ON "_home_v_version_slides" USING btree ("image_id");
  CREATE INDEX "_home_v_version_welcome_version_welcome_image_idx" ON "_home_v" USING btree ("version_welcome_image_id");
  CREATE INDEX "_home_v_version_why_how_version_why_how_image_idx" ON "_home_v" USING btree ("version_why_how_image_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "appearance_variables_order_idx" ON "appearance_variables" USING btree ("_order");
  CREATE INDEX "appearance_variables_parent_id_idx" ON "appearance_variables" USING btree ("_parent_id");
  CREATE INDEX "appearance_logo_idx" ON "appearance" USING btree ("logo_id");
  CREATE INDEX "appearance__status_idx" ON "appearance" USING btree ("_status");
  CREATE INDEX "_appearance_v_version_variables_order_idx" ON "_appearance_v_version_variables" USING btree ("_order");
  CREATE INDEX "_appearance_v_version_variables_parent_id_idx" ON "_appearance_v_version_variables" USING btree ("_parent_id");
  CREATE INDEX "_appearance_v_version_version_logo_idx" ON "_appearance_v" USING btree ("version_logo_id");
  CREATE INDEX "_appearance_v_version_version__status_idx" ON "_appearance_v" USING btree ("version__status");
  CREATE INDEX "_appearance_v_created_at_idx" ON "_appearance_v" USING btree ("created_at");
  CREATE INDEX "_appearance_v_updated_at_idx" ON "_appearance_v" USING btree ("updated_at");
  CREATE INDEX "_appearance_v_latest_idx" ON "_appearance_v" USING btree ("latest");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "social__status_idx" ON "social" USING btree ("_status");
  CREATE INDEX "_social_v_version_version__status_idx" ON "_social_v" USING btree ("version__status");
  CREATE INDEX "_social_v_created_at_idx" ON "_social_v" USING btree ("created_at");
  CREATE INDEX "_social_v_updated_at_idx" ON "_social_v" USING btree ("updated_at");
  CREATE INDEX "_social_v_latest_idx" ON "_social_v" USING btree ("latest");
  CREATE INDEX "footer_logo_idx" ON "footer" USING btree ("logo_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "_footer_v_version_version_logo_idx" ON "_footer_v" USING btree ("version_logo_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "services_how_it_works" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_how_it_works" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "clubs" CASCADE;
  DROP TABLE "_clubs_v" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "mentors" CASCADE;
  DROP TABLE "_mentors_v" CASCADE;
  DROP TABLE "founders" CASCADE;
  DROP TABLE "_founders_v" CASCADE;
  DROP TABLE "home_testimonials" CASCADE;
  DROP TABLE "_home_testimonials_v" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "service_images" CASCADE;
  DROP TABLE "club_images" CASCADE;
  DROP TABLE "event_images" CASCADE;
  DROP TABLE "team_images" CASCADE;
  DROP TABLE "site_images" CASCADE;
  DROP TABLE "testimonial_images" CASCADE;
  DROP TABLE "slider_images" CASCADE;
  DROP TABLE "banner_images" CASCADE;
  DROP TABLE "logos" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "seed_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_slides" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_slides" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "appearance_variables" CASCADE;
  DROP TABLE "appearance" CASCADE;
  DROP TABLE "_appearance_v_version_variables" CASCADE;
  DROP TABLE "_appearance_v" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "social" CASCADE;
  DROP TABLE "_social_v" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_clubs_status";
  DROP TYPE "public"."enum__clubs_v_version_status";
  DROP TYPE "public"."enum_events_type";
  DROP TYPE "public"."event_status";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_type";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_mentors_status";
  DROP TYPE "public"."enum__mentors_v_version_status";
  DROP TYPE "public"."enum_founders_status";
  DROP TYPE "public"."enum__founders_v_version_status";
  DROP TYPE "public"."enum_home_testimonials_status";
  DROP TYPE "public"."enum__home_testimonials_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_appearance_status";
  DROP TYPE "public"."enum__appearance_v_version_status";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum_social_status";
  DROP TYPE "public"."enum__social_v_version_status";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";`)
}
