import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`parent_id\` text(36),
  	\`short_description\` text,
  	\`content\` text,
  	\`content_html\` text,
  	\`banner_image_id\` text(36),
  	\`banner_title\` text,
  	\`banner_tagline\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_parent_id\` text(36),
  	\`version_short_description\` text,
  	\`version_content\` text,
  	\`version_content_html\` text,
  	\`version_banner_image_id\` text(36),
  	\`version_banner_title\` text,
  	\`version_banner_tagline\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`services_how_it_works\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_how_it_works_order_idx\` ON \`services_how_it_works\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_how_it_works_parent_id_idx\` ON \`services_how_it_works\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_how_it_works\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_how_it_works_order_idx\` ON \`_services_v_version_how_it_works\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_how_it_works_parent_id_idx\` ON \`_services_v_version_how_it_works\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`clubs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clubs__order_idx\` ON \`clubs\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`clubs_slug_idx\` ON \`clubs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`clubs_image_idx\` ON \`clubs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clubs_updated_at_idx\` ON \`clubs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs_created_at_idx\` ON \`clubs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs__status_idx\` ON \`clubs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_clubs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clubs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clubs_v_parent_idx\` ON \`_clubs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__order_idx\` ON \`_clubs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_slug_idx\` ON \`_clubs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_image_idx\` ON \`_clubs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_updated_at_idx\` ON \`_clubs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_created_at_idx\` ON \`_clubs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__status_idx\` ON \`_clubs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_created_at_idx\` ON \`_clubs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_updated_at_idx\` ON \`_clubs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_latest_idx\` ON \`_clubs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`type\` text DEFAULT 'Offline',
  	\`location\` text,
  	\`banner_id\` text(36),
  	\`short_description\` text,
  	\`long_description\` text,
  	\`long_description_html\` text,
  	\`status\` text DEFAULT 'scheduled',
  	\`publish\` integer DEFAULT true,
  	\`registration_button\` integer DEFAULT true,
  	\`capacity\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_banner_idx\` ON \`events\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_type\` text DEFAULT 'Offline',
  	\`version_location\` text,
  	\`version_banner_id\` text(36),
  	\`version_short_description\` text,
  	\`version_long_description\` text,
  	\`version_long_description_html\` text,
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_publish\` integer DEFAULT true,
  	\`version_registration_button\` integer DEFAULT true,
  	\`version_capacity\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_banner_idx\` ON \`_events_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`question\` text,
  	\`service_id\` text(36),
  	\`answer\` text,
  	\`answer_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs__order_idx\` ON \`faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_service_idx\` ON \`faqs\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_question\` text,
  	\`version_service_id\` text(36),
  	\`version_answer\` text,
  	\`version_answer_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__order_idx\` ON \`_faqs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_service_idx\` ON \`_faqs_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`mentors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mentors__order_idx\` ON \`mentors\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mentors_slug_idx\` ON \`mentors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`mentors_image_idx\` ON \`mentors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`mentors_updated_at_idx\` ON \`mentors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors_created_at_idx\` ON \`mentors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors__status_idx\` ON \`mentors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_mentors_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mentors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mentors_v_parent_idx\` ON \`_mentors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__order_idx\` ON \`_mentors_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_slug_idx\` ON \`_mentors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_image_idx\` ON \`_mentors_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_updated_at_idx\` ON \`_mentors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_created_at_idx\` ON \`_mentors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__status_idx\` ON \`_mentors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_created_at_idx\` ON \`_mentors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_updated_at_idx\` ON \`_mentors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_latest_idx\` ON \`_mentors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`founders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`founders__order_idx\` ON \`founders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`founders_image_idx\` ON \`founders\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`founders_updated_at_idx\` ON \`founders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`founders_created_at_idx\` ON \`founders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`founders__status_idx\` ON \`founders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_founders_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`founders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_founders_v_parent_idx\` ON \`_founders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__order_idx\` ON \`_founders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_image_idx\` ON \`_founders_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_updated_at_idx\` ON \`_founders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_created_at_idx\` ON \`_founders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__status_idx\` ON \`_founders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_created_at_idx\` ON \`_founders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_updated_at_idx\` ON \`_founders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_latest_idx\` ON \`_founders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`home_testimonials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`video_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_testimonials__order_idx\` ON \`home_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_image_idx\` ON \`home_testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_updated_at_idx\` ON \`home_testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_created_at_idx\` ON \`home_testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials__status_idx\` ON \`home_testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_testimonials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_video_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_parent_idx\` ON \`_home_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__order_idx\` ON \`_home_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_image_idx\` ON \`_home_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_updated_at_idx\` ON \`_home_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_created_at_idx\` ON \`_home_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__status_idx\` ON \`_home_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_created_at_idx\` ON \`_home_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_updated_at_idx\` ON \`_home_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_latest_idx\` ON \`_home_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`designation\` text,
  	\`company\` text,
  	\`rating\` numeric DEFAULT 5,
  	\`description\` text,
  	\`description_html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials__order_idx\` ON \`testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_designation\` text,
  	\`version_company\` text,
  	\`version_rating\` numeric DEFAULT 5,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__order_idx\` ON \`_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`service_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`service_images_updated_at_idx\` ON \`service_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_images_created_at_idx\` ON \`service_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_images_filename_idx\` ON \`service_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`service_images_sizes_site_sizes_site_filename_idx\` ON \`service_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`club_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`club_images_updated_at_idx\` ON \`club_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`club_images_created_at_idx\` ON \`club_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`club_images_filename_idx\` ON \`club_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`club_images_sizes_site_sizes_site_filename_idx\` ON \`club_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`event_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`event_images_updated_at_idx\` ON \`event_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_images_created_at_idx\` ON \`event_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_images_filename_idx\` ON \`event_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`event_images_sizes_site_sizes_site_filename_idx\` ON \`event_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`team_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`team_images_updated_at_idx\` ON \`team_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_images_created_at_idx\` ON \`team_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`team_images_filename_idx\` ON \`team_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`team_images_sizes_site_sizes_site_filename_idx\` ON \`team_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`site_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`site_images_updated_at_idx\` ON \`site_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_images_created_at_idx\` ON \`site_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_images_filename_idx\` ON \`site_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`site_images_sizes_site_sizes_site_filename_idx\` ON \`site_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`testimonial_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonial_images_updated_at_idx\` ON \`testimonial_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonial_images_created_at_idx\` ON \`testimonial_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonial_images_filename_idx\` ON \`testimonial_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`testimonial_images_sizes_site_sizes_site_filename_idx\` ON \`testimonial_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`slider_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`slider_images_updated_at_idx\` ON \`slider_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slider_images_created_at_idx\` ON \`slider_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`slider_images_filename_idx\` ON \`slider_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`slider_images_sizes_site_sizes_site_filename_idx\` ON \`slider_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`banner_images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_site_url\` text,
  	\`sizes_site_width\` numeric,
  	\`sizes_site_height\` numeric,
  	\`sizes_site_mime_type\` text,
  	\`sizes_site_filesize\` numeric,
  	\`sizes_site_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`banner_images_updated_at_idx\` ON \`banner_images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banner_images_created_at_idx\` ON \`banner_images\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`banner_images_filename_idx\` ON \`banner_images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`banner_images_sizes_site_sizes_site_filename_idx\` ON \`banner_images\` (\`sizes_site_filename\`);`)
  await db.run(sql`CREATE TABLE \`logos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`logos_updated_at_idx\` ON \`logos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logos_created_at_idx\` ON \`logos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`logos_filename_idx\` ON \`logos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`seed_log\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seed_log_key_idx\` ON \`seed_log\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`title\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`welcome_image_id\` text(36),
  	\`welcome_tagline\` text,
  	\`welcome_title\` text,
  	\`welcome_description\` text,
  	\`welcome_description_html\` text,
  	\`welcome_button_text\` text,
  	\`welcome_button_url\` text,
  	\`vision_title\` text,
  	\`vision_description\` text,
  	\`vision_description_html\` text,
  	\`mission_title\` text,
  	\`mission_description\` text,
  	\`mission_description_html\` text,
  	\`why_how_title\` text,
  	\`why_how_description\` text,
  	\`why_how_description_html\` text,
  	\`why_how_image_id\` text(36),
  	\`why_how_button_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`welcome_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_how_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_welcome_welcome_image_idx\` ON \`home\` (\`welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_why_how_why_how_image_idx\` ON \`home\` (\`why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_welcome_image_id\` text(36),
  	\`version_welcome_tagline\` text,
  	\`version_welcome_title\` text,
  	\`version_welcome_description\` text,
  	\`version_welcome_description_html\` text,
  	\`version_welcome_button_text\` text,
  	\`version_welcome_button_url\` text,
  	\`version_vision_title\` text,
  	\`version_vision_description\` text,
  	\`version_vision_description_html\` text,
  	\`version_mission_title\` text,
  	\`version_mission_description\` text,
  	\`version_mission_description_html\` text,
  	\`version_why_how_title\` text,
  	\`version_why_how_description\` text,
  	\`version_why_how_description_html\` text,
  	\`version_why_how_image_id\` text(36),
  	\`version_why_how_button_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_welcome_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_how_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_welcome_version_welcome_image_idx\` ON \`_home_v\` (\`version_welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_how_version_why_how_image_idx\` ON \`_home_v\` (\`version_why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`appearance_variables\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appearance\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appearance_variables_order_idx\` ON \`appearance_variables\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`appearance_variables_parent_id_idx\` ON \`appearance_variables\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appearance\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_name\` text,
  	\`logo_id\` text(36),
  	\`dark_theme\` integer,
  	\`member_area_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appearance_logo_idx\` ON \`appearance\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`appearance__status_idx\` ON \`appearance\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_appearance_v_version_variables\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_appearance_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_variables_order_idx\` ON \`_appearance_v_version_variables\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_variables_parent_id_idx\` ON \`_appearance_v_version_variables\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_appearance_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_name\` text,
  	\`version_logo_id\` text(36),
  	\`version_dark_theme\` integer,
  	\`version_member_area_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version_logo_idx\` ON \`_appearance_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version__status_idx\` ON \`_appearance_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_created_at_idx\` ON \`_appearance_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_updated_at_idx\` ON \`_appearance_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_latest_idx\` ON \`_appearance_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contact\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact__status_idx\` ON \`contact\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_address\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version__status_idx\` ON \`_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_latest_idx\` ON \`_contact_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`social\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`linkedin\` text,
  	\`youtube\` text,
  	\`facebook\` text,
  	\`instagram\` text,
  	\`tripadvisor\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`social__status_idx\` ON \`social\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_social_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_linkedin\` text,
  	\`version_youtube\` text,
  	\`version_facebook\` text,
  	\`version_instagram\` text,
  	\`version_tripadvisor\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_v_version_version__status_idx\` ON \`_social_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_created_at_idx\` ON \`_social_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_updated_at_idx\` ON \`_social_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_latest_idx\` ON \`_social_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`logo_id\` text(36),
  	\`links\` text,
  	\`links_html\` text,
  	\`copyright\` text,
  	\`copyright_html\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_logo_idx\` ON \`footer\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_text\` text,
  	\`version_logo_id\` text(36),
  	\`version_links\` text,
  	\`version_links_html\` text,
  	\`version_copyright\` text,
  	\`version_copyright_html\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_logo_idx\` ON \`_footer_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`services_how_it_works\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_how_it_works\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`clubs\`;`)
  await db.run(sql`DROP TABLE \`_clubs_v\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`mentors\`;`)
  await db.run(sql`DROP TABLE \`_mentors_v\`;`)
  await db.run(sql`DROP TABLE \`founders\`;`)
  await db.run(sql`DROP TABLE \`_founders_v\`;`)
  await db.run(sql`DROP TABLE \`home_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_home_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`service_images\`;`)
  await db.run(sql`DROP TABLE \`club_images\`;`)
  await db.run(sql`DROP TABLE \`event_images\`;`)
  await db.run(sql`DROP TABLE \`team_images\`;`)
  await db.run(sql`DROP TABLE \`site_images\`;`)
  await db.run(sql`DROP TABLE \`testimonial_images\`;`)
  await db.run(sql`DROP TABLE \`slider_images\`;`)
  await db.run(sql`DROP TABLE \`banner_images\`;`)
  await db.run(sql`DROP TABLE \`logos\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`seed_log\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`appearance_variables\`;`)
  await db.run(sql`DROP TABLE \`appearance\`;`)
  await db.run(sql`DROP TABLE \`_appearance_v_version_variables\`;`)
  await db.run(sql`DROP TABLE \`_appearance_v\`;`)
  await db.run(sql`DROP TABLE \`contact\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
  await db.run(sql`DROP TABLE \`social\`;`)
  await db.run(sql`DROP TABLE \`_social_v\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
}
