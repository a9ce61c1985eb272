import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_messages_mail\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`at\` text NOT NULL,
  	\`sent\` integer DEFAULT false,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_order_idx\` ON \`contact_messages_mail\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_parent_id_idx\` ON \`contact_messages_mail\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`review_status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`quarantined\` integer DEFAULT false NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`flag\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_phone_idx\` ON \`contact_messages\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_review_status_idx\` ON \`contact_messages\` (\`review_status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_quarantined_idx\` ON \`contact_messages\` (\`quarantined\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_reference_idx\` ON \`contact_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_received_at_idx\` ON \`contact_messages\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`event_registrations_mail\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`at\` text NOT NULL,
  	\`sent\` integer DEFAULT false,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`event_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`event_registrations_mail_order_idx\` ON \`event_registrations_mail\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_mail_parent_id_idx\` ON \`event_registrations_mail\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`event_registrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event_id\` text(36),
  	\`event_name\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`occupation\` text,
  	\`attending\` text,
  	\`gender\` text,
  	\`review_status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`quarantined\` integer DEFAULT false NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`flag\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`event_registrations_event_idx\` ON \`event_registrations\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_email_idx\` ON \`event_registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_phone_idx\` ON \`event_registrations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_review_status_idx\` ON \`event_registrations\` (\`review_status\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_quarantined_idx\` ON \`event_registrations\` (\`quarantined\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_registrations_reference_idx\` ON \`event_registrations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_received_at_idx\` ON \`event_registrations\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_updated_at_idx\` ON \`event_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_created_at_idx\` ON \`event_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications_hobbies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`internship_applications_hobbies_order_idx\` ON \`internship_applications_hobbies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_hobbies_parent_idx\` ON \`internship_applications_hobbies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications_skills\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`internship_applications_skills_order_idx\` ON \`internship_applications_skills\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_skills_parent_idx\` ON \`internship_applications_skills\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications_mail\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`at\` text NOT NULL,
  	\`sent\` integer DEFAULT false,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`internship_applications_mail_order_idx\` ON \`internship_applications_mail\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_mail_parent_id_idx\` ON \`internship_applications_mail\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`internship_applications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`available_for_interview\` text,
  	\`unavailability_reason\` text,
  	\`age\` numeric,
  	\`gender\` text,
  	\`vizag_volunteer\` text,
  	\`passing_year\` numeric,
  	\`college_name\` text,
  	\`branch\` text,
  	\`interested_to_learn\` text,
  	\`previous_experience\` text,
  	\`address\` text,
  	\`acknowledged\` integer DEFAULT false,
  	\`resume_key\` text,
  	\`resume_file_name\` text,
  	\`resume_type\` text,
  	\`resume_size\` numeric,
  	\`resume_sha256\` text,
  	\`cohort\` text NOT NULL,
  	\`email_key\` text,
  	\`phone_key\` text,
  	\`review_status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`quarantined\` integer DEFAULT false NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`flag\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`internship_applications_email_idx\` ON \`internship_applications\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_phone_idx\` ON \`internship_applications\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_resume_resume_key_idx\` ON \`internship_applications\` (\`resume_key\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_cohort_idx\` ON \`internship_applications\` (\`cohort\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_email_key_idx\` ON \`internship_applications\` (\`email_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_phone_key_idx\` ON \`internship_applications\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_review_status_idx\` ON \`internship_applications\` (\`review_status\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_quarantined_idx\` ON \`internship_applications\` (\`quarantined\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_reference_idx\` ON \`internship_applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_received_at_idx\` ON \`internship_applications\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_updated_at_idx\` ON \`internship_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_created_at_idx\` ON \`internship_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_registrations_mail\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`at\` text NOT NULL,
  	\`sent\` integer DEFAULT false,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_mail_order_idx\` ON \`volunteer_registrations_mail\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_mail_parent_id_idx\` ON \`volunteer_registrations_mail\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_registrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`highest_qualification\` text,
  	\`graduation_year\` numeric,
  	\`college_name\` text,
  	\`community_member\` text,
  	\`available\` text,
  	\`linkedin_url\` text,
  	\`resume_key\` text,
  	\`resume_file_name\` text,
  	\`resume_type\` text,
  	\`resume_size\` numeric,
  	\`resume_sha256\` text,
  	\`review_status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`quarantined\` integer DEFAULT false NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`flag\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_email_idx\` ON \`volunteer_registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_phone_idx\` ON \`volunteer_registrations\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_registrations_resume_resume_key_idx\` ON \`volunteer_registrations\` (\`resume_key\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_review_status_idx\` ON \`volunteer_registrations\` (\`review_status\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_quarantined_idx\` ON \`volunteer_registrations\` (\`quarantined\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_registrations_reference_idx\` ON \`volunteer_registrations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_received_at_idx\` ON \`volunteer_registrations\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_updated_at_idx\` ON \`volunteer_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_created_at_idx\` ON \`volunteer_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`club_registrations_mail\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`at\` text NOT NULL,
  	\`sent\` integer DEFAULT false,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`club_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`club_registrations_mail_order_idx\` ON \`club_registrations_mail\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_mail_parent_id_idx\` ON \`club_registrations_mail\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`club_registrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`date_of_birth\` text,
  	\`gender\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`education\` text,
  	\`college_name\` text,
  	\`field_of_study\` text,
  	\`company_name\` text,
  	\`role\` text,
  	\`experienced\` text,
  	\`experience_level\` text,
  	\`interest\` text,
  	\`hopes\` text,
  	\`special_requirements\` text,
  	\`declared\` integer DEFAULT false,
  	\`review_status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`quarantined\` integer DEFAULT false NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`flag\` text,
  	\`request_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`club_registrations_email_idx\` ON \`club_registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_phone_idx\` ON \`club_registrations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_review_status_idx\` ON \`club_registrations\` (\`review_status\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_quarantined_idx\` ON \`club_registrations\` (\`quarantined\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`club_registrations_reference_idx\` ON \`club_registrations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_received_at_idx\` ON \`club_registrations\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_updated_at_idx\` ON \`club_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_created_at_idx\` ON \`club_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`request_hash\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_idx\` ON \`idempotency_keys\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`registrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`internship_cohort\` text DEFAULT '1' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`events\` ADD \`calendar_sequence\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_calendar_sequence\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`contact_messages_id\` text(36) REFERENCES contact_messages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`event_registrations_id\` text(36) REFERENCES event_registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`internship_applications_id\` text(36) REFERENCES internship_applications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`volunteer_registrations_id\` text(36) REFERENCES volunteer_registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`club_registrations_id\` text(36) REFERENCES club_registrations(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`event_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_internship_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`internship_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_club_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`club_registrations_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_messages_mail\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`event_registrations_mail\`;`)
  await db.run(sql`DROP TABLE \`event_registrations\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_hobbies\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_skills\`;`)
  await db.run(sql`DROP TABLE \`internship_applications_mail\`;`)
  await db.run(sql`DROP TABLE \`internship_applications\`;`)
  await db.run(sql`DROP TABLE \`volunteer_registrations_mail\`;`)
  await db.run(sql`DROP TABLE \`volunteer_registrations\`;`)
  await db.run(sql`DROP TABLE \`club_registrations_mail\`;`)
  await db.run(sql`DROP TABLE \`club_registrations\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`services_id\` text(36),
  	\`clubs_id\` text(36),
  	\`events_id\` text(36),
  	\`faqs_id\` text(36),
  	\`mentors_id\` text(36),
  	\`founders_id\` text(36),
  	\`home_testimonials_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`service_images_id\` text(36),
  	\`club_images_id\` text(36),
  	\`event_images_id\` text(36),
  	\`team_images_id\` text(36),
  	\`site_images_id\` text(36),
  	\`testimonial_images_id\` text(36),
  	\`slider_images_id\` text(36),
  	\`banner_images_id\` text(36),
  	\`logos_id\` text(36),
  	\`users_id\` text(36),
  	\`seed_log_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clubs_id\`) REFERENCES \`clubs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mentors_id\`) REFERENCES \`mentors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`founders_id\`) REFERENCES \`founders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_testimonials_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_images_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`club_images_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_images_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_images_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_images_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_images_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banner_images_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logos_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_log_id\`) REFERENCES \`seed_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "home_testimonials_id", "testimonials_id", "service_images_id", "club_images_id", "event_images_id", "team_images_id", "site_images_id", "testimonial_images_id", "slider_images_id", "banner_images_id", "logos_id", "users_id", "seed_log_id") SELECT "id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "home_testimonials_id", "testimonials_id", "service_images_id", "club_images_id", "event_images_id", "team_images_id", "site_images_id", "testimonial_images_id", "slider_images_id", "banner_images_id", "logos_id", "users_id", "seed_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clubs_id_idx\` ON \`payload_locked_documents_rels\` (\`clubs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mentors_id_idx\` ON \`payload_locked_documents_rels\` (\`mentors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_founders_id_idx\` ON \`payload_locked_documents_rels\` (\`founders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`home_testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_images_id_idx\` ON \`payload_locked_documents_rels\` (\`service_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_club_images_id_idx\` ON \`payload_locked_documents_rels\` (\`club_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_images_id_idx\` ON \`payload_locked_documents_rels\` (\`event_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_images_id_idx\` ON \`payload_locked_documents_rels\` (\`team_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_images_id_idx\` ON \`payload_locked_documents_rels\` (\`site_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonial_images_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonial_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slider_images_id_idx\` ON \`payload_locked_documents_rels\` (\`slider_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banner_images_id_idx\` ON \`payload_locked_documents_rels\` (\`banner_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logos_id_idx\` ON \`payload_locked_documents_rels\` (\`logos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_log_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_log_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`calendar_sequence\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_calendar_sequence\`;`)
}
