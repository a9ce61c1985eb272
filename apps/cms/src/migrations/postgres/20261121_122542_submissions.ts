import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice');
  CREATE TYPE "public"."enum_contact_messages_review_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_contact_messages_flag" AS ENUM('honeypot', 'too-fast', 'no-timestamp', 'links');
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  CREATE TYPE "public"."enum_event_registrations_attending" AS ENUM('1', '0');
  CREATE TYPE "public"."enum_event_registrations_gender" AS ENUM('male', 'female', 'other');
  CREATE TYPE "public"."enum_event_registrations_review_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_event_registrations_flag" AS ENUM('honeypot', 'too-fast', 'no-timestamp', 'links');
  CREATE TYPE "public"."enum_internship_applications_hobbies" AS ENUM('Reading', 'Writing', 'Music', 'Sports', 'Traveling', 'Photography');
  CREATE TYPE "public"."enum_internship_applications_skills" AS ENUM('JavaScript', 'Python', 'React', 'CSS', 'HTML', 'Node.js', 'Laravel', 'Flutter', 'Nextjs');
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice');
  CREATE TYPE "public"."enum_internship_applications_available_for_interview" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_internship_applications_gender" AS ENUM('male', 'female', 'other');
  CREATE TYPE "public"."enum_internship_applications_vizag_volunteer" AS ENUM('1', '0');
  CREATE TYPE "public"."enum_internship_applications_interested_to_learn" AS ENUM('Digital Marketing', 'Graphic Designing', 'Video Editing', 'Web Development', 'Cloud Computing', 'Mobile App Development', 'Full Stack Development');
  CREATE TYPE "public"."enum_internship_applications_previous_experience" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_internship_applications_resume_type" AS ENUM('pdf', 'doc', 'docx');
  CREATE TYPE "public"."enum_internship_applications_review_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_internship_applications_flag" AS ENUM('honeypot', 'too-fast', 'no-timestamp', 'links');
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  CREATE TYPE "public"."enum_volunteer_registrations_community_member" AS ENUM('1', '0');
  CREATE TYPE "public"."enum_volunteer_registrations_available" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_volunteer_registrations_resume_type" AS ENUM('pdf', 'doc', 'docx');
  CREATE TYPE "public"."enum_volunteer_registrations_review_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_volunteer_registrations_flag" AS ENUM('honeypot', 'too-fast', 'no-timestamp', 'links');
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  CREATE TYPE "public"."enum_club_registrations_gender" AS ENUM('Male', 'Female');
  CREATE TYPE "public"."enum_club_registrations_education" AS ENUM('high school', 'under graduation', 'post graduation', 'masters', 'phd');
  CREATE TYPE "public"."enum_club_registrations_experienced" AS ENUM('Yes', 'No');
  CREATE TYPE "public"."enum_club_registrations_experience_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_club_registrations_review_status" AS ENUM('new', 'in-progress', 'done');
  CREATE TYPE "public"."enum_club_registrations_flag" AS ENUM('honeypot', 'too-fast', 'no-timestamp', 'links');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail');
  CREATE TABLE "contact_messages_mail" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_contact_messages_mail_kind" NOT NULL,
  	"to" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent" boolean DEFAULT false,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"review_status" "enum_contact_messages_review_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"quarantined" boolean DEFAULT false NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"flag" "enum_contact_messages_flag",
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_registrations_mail" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_event_registrations_mail_kind" NOT NULL,
  	"to" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent" boolean DEFAULT false,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "event_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" uuid,
  	"event_name" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"occupation" varchar,
  	"attending" "enum_event_registrations_attending",
  	"gender" "enum_event_registrations_gender",
  	"review_status" "enum_event_registrations_review_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"quarantined" boolean DEFAULT false NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"flag" "enum_event_registrations_flag",
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "internship_applications_hobbies" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_internship_applications_hobbies",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "internship_applications_skills" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_internship_applications_skills",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "internship_applications_mail" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_internship_applications_mail_kind" NOT NULL,
  	"to" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent" boolean DEFAULT false,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "internship_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"available_for_interview" "enum_internship_applications_available_for_interview",
  	"unavailability_reason" varchar,
  	"age" numeric,
  	"gender" "enum_internship_applications_gender",
  	"vizag_volunteer" "enum_internship_applications_vizag_volunteer",
  	"passing_year" numeric,
  	"college_name" varchar,
  	"branch" varchar,
  	"interested_to_learn" "enum_internship_applications_interested_to_learn",
  	"previous_experience" "enum_internship_applications_previous_experience",
  	"address" varchar,
  	"acknowledged" boolean DEFAULT false,
  	"resume_key" varchar,
  	"resume_file_name" varchar,
  	"resume_type" "enum_internship_applications_resume_type",
  	"resume_size" numeric,
  	"resume_sha256" varchar,
  	"cohort" varchar NOT NULL,
  	"email_key" varchar,
  	"phone_key" varchar,
  	"review_status" "enum_internship_applications_review_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"quarantined" boolean DEFAULT false NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"flag" "enum_internship_applications_flag",
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteer_registrations_mail" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_volunteer_registrations_mail_kind" NOT NULL,
  	"to" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent" boolean DEFAULT false,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "volunteer_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"highest_qualification" varchar,
  	"graduation_year" numeric,
  	"college_name" varchar,
  	"community_member" "enum_volunteer_registrations_community_member",
  	"available" "enum_volunteer_registrations_available",
  	"linkedin_url" varchar,
  	"resume_key" varchar,
  	"resume_file_name" varchar,
  	"resume_type" "enum_volunteer_registrations_resume_type",
  	"resume_size" numeric,
  	"resume_sha256" varchar,
  	"review_status" "enum_volunteer_registrations_review_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"quarantined" boolean DEFAULT false NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"flag" "enum_volunteer_registrations_flag",
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "club_registrations_mail" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_club_registrations_mail_kind" NOT NULL,
  	"to" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"sent" boolean DEFAULT false,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "club_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"date_of_birth" varchar,
  	"gender" "enum_club_registrations_gender",
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"education" "enum_club_registrations_education",
  	"college_name" varchar,
  	"field_of_study" varchar,
  	"company_name" varchar,
  	"role" varchar,
  	"experienced" "enum_club_registrations_experienced",
  	"experience_level" "enum_club_registrations_experience_level",
  	"interest" varchar,
  	"hopes" varchar,
  	"special_requirements" varchar,
  	"declared" boolean DEFAULT false,
  	"review_status" "enum_club_registrations_review_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"quarantined" boolean DEFAULT false NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"flag" "enum_club_registrations_flag",
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"request_hash" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"internship_cohort" varchar DEFAULT '1' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "events" ADD COLUMN "calendar_sequence" numeric DEFAULT 0;
  ALTER TABLE "_events_v" ADD COLUMN "version_calendar_sequence" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "event_registrations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "internship_applications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "volunteer_registrations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "club_registrations_id" uuid;
  ALTER TABLE "contact_messages_mail" ADD CONSTRAINT "contact_messages_mail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_registrations_mail" ADD CONSTRAINT "event_registrations_mail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "internship_applications_hobbies" ADD CONSTRAINT "internship_applications_hobbies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internship_applications_skills" ADD CONSTRAINT "internship_applications_skills_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internship_applications_mail" ADD CONSTRAINT "internship_applications_mail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_mail" ADD CONSTRAINT "volunteer_registrations_mail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "club_registrations_mail" ADD CONSTRAINT "club_registrations_mail_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."club_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_mail_order_idx" ON "contact_messages_mail" USING btree ("_order");
  CREATE INDEX "contact_messages_mail_parent_id_idx" ON "contact_messages_mail" USING btree ("_parent_id");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_phone_idx" ON "contact_messages" USING btree ("phone");
  CREATE INDEX "contact_messages_review_status_idx" ON "contact_messages" USING btree ("review_status");
  CREATE INDEX "contact_messages_quarantined_idx" ON "contact_messages" USING btree ("quarantined");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "event_registrations_mail_order_idx" ON "event_registrations_mail" USING btree ("_order");
  CREATE INDEX "event_registrations_mail_parent_id_idx" ON "event_registrations_mail" USING btree ("_parent_id");
  CREATE INDEX "event_registrations_event_idx" ON "event_registrations" USING btree ("event_id");
  CREATE INDEX "event_registrations_email_idx" ON "event_registrations" USING btree ("email");
  CREATE INDEX "event_registrations_phone_idx" ON "event_registrations" USING btree ("phone");
  CREATE INDEX "event_registrations_review_status_idx" ON "event_registrations" USING btree ("review_status");
  CREATE INDEX "event_registrations_quarantined_idx" ON "event_registrations" USING btree ("quarantined");
  CREATE UNIQUE INDEX "event_registrations_reference_idx" ON "event_registrations" USING btree ("reference");
  CREATE INDEX "event_registrations_received_at_idx" ON "event_registrations" USING btree ("received_at");
  CREATE INDEX "event_registrations_updated_at_idx" ON "event_registrations" USING btree ("updated_at");
  CREATE INDEX "event_registrations_created_at_idx" ON "event_registrations" USING btree ("created_at");
  CREATE INDEX "internship_applications_hobbies_order_idx" ON "internship_applications_hobbies" USING btree ("order");
  CREATE INDEX "internship_applications_hobbies_parent_idx" ON "internship_applications_hobbies" USING btree ("parent_id");
  CREATE INDEX "internship_applications_skills_order_idx" ON "internship_applications_skills" USING btree ("order");
  CREATE INDEX "internship_applications_skills_parent_idx" ON "internship_applications_skills" USING btree ("parent_id");
  CREATE INDEX "internship_applications_mail_order_idx" ON "internship_applications_mail" USING btree ("_order");
  CREATE INDEX "internship_applications_mail_parent_id_idx" ON "internship_applications_mail" USING btree ("_parent_id");
  CREATE INDEX "internship_applications_email_idx" ON "internship_applications" USING btree ("email");
  CREATE INDEX "internship_applications_phone_idx" ON "internship_applications" USING btree ("phone");
  CREATE UNIQUE INDEX "internship_applications_resume_resume_key_idx" ON "internship_applications" USING btree ("resume_key");
  CREATE INDEX "internship_applications_cohort_idx" ON "internship_applications" USING btree ("cohort");
  CREATE UNIQUE INDEX "internship_applications_email_key_idx" ON "internship_applications" USING btree ("email_key");
  CREATE UNIQUE INDEX "internship_applications_phone_key_idx" ON "internship_applications" USING btree ("phone_key");
  CREATE INDEX "internship_applications_review_status_idx" ON "internship_applications" USING btree ("review_status");
  CREATE INDEX "internship_applications_quarantined_idx" ON "internship_applications" USING btree ("quarantined");
  CREATE UNIQUE INDEX "internship_applications_reference_idx" ON "internship_applications" USING btree ("reference");
  CREATE INDEX "internship_applications_received_at_idx" ON "internship_applications" USING btree ("received_at");
  CREATE INDEX "internship_applications_updated_at_idx" ON "internship_applications" USING btree ("updated_at");
  CREATE INDEX "internship_applications_created_at_idx" ON "internship_applications" USING btree ("created_at");
  CREATE INDEX "volunteer_registrations_mail_order_idx" ON "volunteer_registrations_mail" USING btree ("_order");
  CREATE INDEX "volunteer_registrations_mail_parent_id_idx" ON "volunteer_registrations_mail" USING btree ("_parent_id");
  CREATE INDEX "volunteer_registrations_email_idx" ON "volunteer_registrations" USING btree ("email");
  CREATE INDEX "volunteer_registrations_phone_idx" ON "volunteer_registrations" USING btree ("phone");
  CREATE UNIQUE INDEX "volunteer_registrations_resume_resume_key_idx" ON "volunteer_registrations" USING btree ("resume_key");
  CREATE INDEX "volunteer_registrations_review_status_idx" ON "volunteer_registrations" USING btree ("review_status");
  CREATE INDEX "volunteer_registrations_quarantined_idx" ON "volunteer_registrations" USING btree ("quarantined");
  CREATE UNIQUE INDEX "volunteer_registrations_reference_idx" ON "volunteer_registrations" USING btree ("reference");
  CREATE INDEX "volunteer_registrations_received_at_idx" ON "volunteer_registrations" USING btree ("received_at");
  CREATE INDEX "volunteer_registrations_updated_at_idx" ON "volunteer_registrations" USING btree ("updated_at");
  CREATE INDEX "volunteer_registrations_created_at_idx" ON "volunteer_registrations" USING btree ("created_at");
  CREATE INDEX "club_registrations_mail_order_idx" ON "club_registrations_mail" USING btree ("_order");
  CREATE INDEX "club_registrations_mail_parent_id_idx" ON "club_registrations_mail" USING btree ("_parent_id");
  CREATE INDEX "club_registrations_email_idx" ON "club_registrations" USING btree ("email");
  CREATE INDEX "club_registrations_phone_idx" ON "club_registrations" USING btree ("phone");
  CREATE INDEX "club_registrations_review_status_idx" ON "club_registrations" USING btree ("review_status");
  CREATE INDEX "club_registrations_quarantined_idx" ON "club_registrations" USING btree ("quarantined");
  CREATE UNIQUE INDEX "club_registrations_reference_idx" ON "club_registrations" USING btree ("reference");
  CREATE INDEX "club_registrations_received_at_idx" ON "club_registrations" USING btree ("received_at");
  CREATE INDEX "club_registrations_updated_at_idx" ON "club_registrations" USING btree ("updated_at");
  CREATE INDEX "club_registrations_created_at_idx" ON "club_registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_registrations_fk" FOREIGN KEY ("event_registrations_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_internship_applications_fk" FOREIGN KEY ("internship_applications_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_volunteer_registrations_fk" FOREIGN KEY ("volunteer_registrations_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_club_registrations_fk" FOREIGN KEY ("club_registrations_id") REFERENCES "public"."club_registrations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_event_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("event_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_internship_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("internship_applications_id");
  CREATE INDEX "payload_locked_documents_rels_volunteer_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("volunteer_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_club_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("club_registrations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_registrations_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internship_applications_hobbies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internship_applications_skills" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internship_applications_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internship_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_registrations_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "club_registrations_mail" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "club_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "idempotency_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registrations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_messages_mail" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "event_registrations_mail" CASCADE;
  DROP TABLE "event_registrations" CASCADE;
  DROP TABLE "internship_applications_hobbies" CASCADE;
  DROP TABLE "internship_applications_skills" CASCADE;
  DROP TABLE "internship_applications_mail" CASCADE;
  DROP TABLE "internship_applications" CASCADE;
  DROP TABLE "volunteer_registrations_mail" CASCADE;
  DROP TABLE "volunteer_registrations" CASCADE;
  DROP TABLE "club_registrations_mail" CASCADE;
  DROP TABLE "club_registrations" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "registrations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_contact_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_event_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_internship_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_volunteer_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_club_registrations_fk";
  
  DROP INDEX "payload_locked_documents_rels_contact_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_event_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_internship_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_volunteer_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_club_registrations_id_idx";
  ALTER TABLE "events" DROP COLUMN "calendar_sequence";
  ALTER TABLE "_events_v" DROP COLUMN "version_calendar_sequence";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "event_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "internship_applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "volunteer_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "club_registrations_id";
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  DROP TYPE "public"."enum_contact_messages_review_status";
  DROP TYPE "public"."enum_contact_messages_flag";
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  DROP TYPE "public"."enum_event_registrations_attending";
  DROP TYPE "public"."enum_event_registrations_gender";
  DROP TYPE "public"."enum_event_registrations_review_status";
  DROP TYPE "public"."enum_event_registrations_flag";
  DROP TYPE "public"."enum_internship_applications_hobbies";
  DROP TYPE "public"."enum_internship_applications_skills";
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  DROP TYPE "public"."enum_internship_applications_available_for_interview";
  DROP TYPE "public"."enum_internship_applications_gender";
  DROP TYPE "public"."enum_internship_applications_vizag_volunteer";
  DROP TYPE "public"."enum_internship_applications_interested_to_learn";
  DROP TYPE "public"."enum_internship_applications_previous_experience";
  DROP TYPE "public"."enum_internship_applications_resume_type";
  DROP TYPE "public"."enum_internship_applications_review_status";
  DROP TYPE "public"."enum_internship_applications_flag";
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  DROP TYPE "public"."enum_volunteer_registrations_community_member";
  DROP TYPE "public"."enum_volunteer_registrations_available";
  DROP TYPE "public"."enum_volunteer_registrations_resume_type";
  DROP TYPE "public"."enum_volunteer_registrations_review_status";
  DROP TYPE "public"."enum_volunteer_registrations_flag";
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  DROP TYPE "public"."enum_club_registrations_gender";
  DROP TYPE "public"."enum_club_registrations_education";
  DROP TYPE "public"."enum_club_registrations_experienced";
  DROP TYPE "public"."enum_club_registrations_experience_level";
  DROP TYPE "public"."enum_club_registrations_review_status";
  DROP TYPE "public"."enum_club_registrations_flag";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
