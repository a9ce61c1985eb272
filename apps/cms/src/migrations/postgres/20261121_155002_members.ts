import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_member_tokens_kind" AS ENUM('verify', 'reset', 'confirm');
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'cancellation';
  ALTER TYPE "public"."enum_contact_messages_mail_kind" ADD VALUE 'cancellation-notice';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'cancellation';
  ALTER TYPE "public"."enum_event_registrations_mail_kind" ADD VALUE 'cancellation-notice';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'cancellation';
  ALTER TYPE "public"."enum_internship_applications_mail_kind" ADD VALUE 'cancellation-notice';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'cancellation';
  ALTER TYPE "public"."enum_volunteer_registrations_mail_kind" ADD VALUE 'cancellation-notice';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'cancellation';
  ALTER TYPE "public"."enum_club_registrations_mail_kind" ADD VALUE 'cancellation-notice';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-member-mail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-member-mail';
  CREATE TABLE "members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar,
  	"verified_at" timestamp(3) with time zone,
  	"last_log_in_at" timestamp(3) with time zone,
  	"email_key" varchar NOT NULL,
  	"password_hash" varchar NOT NULL,
  	"picture_key" varchar,
  	"profile_personal" jsonb,
  	"profile_educational" jsonb,
  	"profile_skills" jsonb,
  	"profile_additional" jsonb,
  	"profile_internship" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sign_ups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"email_key" varchar NOT NULL,
  	"password_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"digest" varchar NOT NULL,
  	"member_id" uuid,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"digest" varchar NOT NULL,
  	"kind" "enum_member_tokens_kind" NOT NULL,
  	"member_id" uuid,
  	"sign_up_id" uuid,
  	"email" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "sender_key" varchar;
  ALTER TABLE "event_registrations" ADD COLUMN "cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "event_registrations" ADD COLUMN "sender_key" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "sender_key" varchar;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "sender_key" varchar;
  ALTER TABLE "club_registrations" ADD COLUMN "sender_key" varchar;
  ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_tokens" ADD CONSTRAINT "member_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_tokens" ADD CONSTRAINT "member_tokens_sign_up_id_member_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."member_sign_ups"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "members_username_idx" ON "members" USING btree ("username");
  CREATE UNIQUE INDEX "members_email_key_idx" ON "members" USING btree ("email_key");
  CREATE UNIQUE INDEX "members_picture_key_idx" ON "members" USING btree ("picture_key");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_sign_ups_email_key_idx" ON "member_sign_ups" USING btree ("email_key");
  CREATE INDEX "member_sign_ups_updated_at_idx" ON "member_sign_ups" USING btree ("updated_at");
  CREATE INDEX "member_sign_ups_created_at_idx" ON "member_sign_ups" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_sessions_digest_idx" ON "member_sessions" USING btree ("digest");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member_id");
  CREATE INDEX "member_sessions_last_used_at_idx" ON "member_sessions" USING btree ("last_used_at");
  CREATE INDEX "member_sessions_expires_at_idx" ON "member_sessions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "member_tokens_digest_idx" ON "member_tokens" USING btree ("digest");
  CREATE INDEX "member_tokens_member_idx" ON "member_tokens" USING btree ("member_id");
  CREATE INDEX "member_tokens_sign_up_idx" ON "member_tokens" USING btree ("sign_up_id");
  CREATE INDEX "member_tokens_expires_at_idx" ON "member_tokens" USING btree ("expires_at");
  CREATE INDEX "contact_messages_sender_key_idx" ON "contact_messages" USING btree ("sender_key");
  CREATE INDEX "event_registrations_sender_key_idx" ON "event_registrations" USING btree ("sender_key");
  CREATE INDEX "internship_applications_sender_key_idx" ON "internship_applications" USING btree ("sender_key");
  CREATE INDEX "volunteer_registrations_sender_key_idx" ON "volunteer_registrations" USING btree ("sender_key");
  CREATE INDEX "club_registrations_sender_key_idx" ON "club_registrations" USING btree ("sender_key");
  UPDATE "contact_messages" SET "sender_key" = lower(trim("email"));
  UPDATE "event_registrations" SET "sender_key" = lower(trim("email"));
  UPDATE "internship_applications" SET "sender_key" = lower(trim("email"));
  UPDATE "volunteer_registrations" SET "sender_key" = lower(trim("email"));
  UPDATE "club_registrations" SET "sender_key" = lower(trim("email"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_sign_ups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "members" CASCADE;
  DROP TABLE "member_sign_ups" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "member_tokens" CASCADE;
  DELETE FROM "contact_messages_mail" WHERE "kind"::text LIKE 'cancellation%';
  DELETE FROM "event_registrations_mail" WHERE "kind"::text LIKE 'cancellation%';
  DELETE FROM "internship_applications_mail" WHERE "kind"::text LIKE 'cancellation%';
  DELETE FROM "volunteer_registrations_mail" WHERE "kind"::text LIKE 'cancellation%';
  DELETE FROM "club_registrations_mail" WHERE "kind"::text LIKE 'cancellation%';
  DELETE FROM "payload_jobs" WHERE "task_slug"::text = 'send-member-mail';
  DELETE FROM "payload_jobs_log" WHERE "task_slug"::text = 'send-member-mail';
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_mail_kind";
  CREATE TYPE "public"."enum_contact_messages_mail_kind" AS ENUM('confirmation', 'notice');
  ALTER TABLE "contact_messages_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contact_messages_mail_kind" USING "kind"::"public"."enum_contact_messages_mail_kind";
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_registrations_mail_kind";
  CREATE TYPE "public"."enum_event_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  ALTER TABLE "event_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_event_registrations_mail_kind" USING "kind"::"public"."enum_event_registrations_mail_kind";
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_mail_kind";
  CREATE TYPE "public"."enum_internship_applications_mail_kind" AS ENUM('confirmation', 'notice');
  ALTER TABLE "internship_applications_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_internship_applications_mail_kind" USING "kind"::"public"."enum_internship_applications_mail_kind";
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_volunteer_registrations_mail_kind";
  CREATE TYPE "public"."enum_volunteer_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  ALTER TABLE "volunteer_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_volunteer_registrations_mail_kind" USING "kind"::"public"."enum_volunteer_registrations_mail_kind";
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_club_registrations_mail_kind";
  CREATE TYPE "public"."enum_club_registrations_mail_kind" AS ENUM('confirmation', 'notice');
  ALTER TABLE "club_registrations_mail" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_club_registrations_mail_kind" USING "kind"::"public"."enum_club_registrations_mail_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "contact_messages_sender_key_idx";
  DROP INDEX "event_registrations_sender_key_idx";
  DROP INDEX "internship_applications_sender_key_idx";
  DROP INDEX "volunteer_registrations_sender_key_idx";
  DROP INDEX "club_registrations_sender_key_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "sender_key";
  ALTER TABLE "event_registrations" DROP COLUMN "cancelled_at";
  ALTER TABLE "event_registrations" DROP COLUMN "sender_key";
  ALTER TABLE "internship_applications" DROP COLUMN "sender_key";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "sender_key";
  ALTER TABLE "club_registrations" DROP COLUMN "sender_key";
  DROP TYPE "public"."enum_member_tokens_kind";`)
}
