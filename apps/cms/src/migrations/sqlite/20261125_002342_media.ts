import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { moveIntoMedia, moveOutOfMedia } from '../media-rows.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Dropping a table would change the rows that refer to it.
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`alt\` text NOT NULL,
  	\`original_name\` text,
  	\`crops_landscape\` text,
  	\`crops_wide\` text,
  	\`crops_square\` text,
  	\`crops_classic\` text,
  	\`crops_slide\` text,
  	\`crops_banner\` text,
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
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  for (const statement of moveIntoMedia('sqlite').split('\n')) await db.run(sql.raw(statement))
  await db.run(sql`DROP TABLE \`service_images\`;`)
  await db.run(sql`DROP TABLE \`club_images\`;`)
  await db.run(sql`DROP TABLE \`event_images\`;`)
  await db.run(sql`DROP TABLE \`team_images\`;`)
  await db.run(sql`DROP TABLE \`site_images\`;`)
  await db.run(sql`DROP TABLE \`testimonial_images\`;`)
  await db.run(sql`DROP TABLE \`slider_images\`;`)
  await db.run(sql`DROP TABLE \`banner_images\`;`)
  await db.run(sql`DROP TABLE \`logos\`;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
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
  	\`button_text\` text,
  	\`button_url\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "_order", "title", "slug", "parent_id", "short_description", "content", "content_html", "banner_image_id", "banner_title", "banner_tagline", "button_text", "button_url", "seo_title", "seo_description", "seo_keywords", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "parent_id", "short_description", "content", "content_html", "banner_image_id", "banner_title", "banner_tagline", "button_text", "button_url", "seo_title", "seo_description", "seo_keywords", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
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
  	\`version_button_text\` text,
  	\`version_button_url\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_parent_id", "version_short_description", "version_content", "version_content_html", "version_banner_image_id", "version_banner_title", "version_banner_tagline", "version_button_text", "version_button_url", "version_seo_title", "version_seo_description", "version_seo_keywords", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_parent_id", "version_short_description", "version_content", "version_content_html", "version_banner_image_id", "version_banner_title", "version_banner_tagline", "version_button_text", "version_button_url", "version_seo_title", "version_seo_description", "version_seo_keywords", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`key_facts_duration\` text,
  	\`key_facts_cost\` text,
  	\`key_facts_hours\` text,
  	\`key_facts_eligibility\` text,
  	\`key_facts_next_start\` text,
  	\`button_text\` text,
  	\`button_url\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "title", "slug", "image_id", "short_description", "key_facts_duration", "key_facts_cost", "key_facts_hours", "key_facts_eligibility", "key_facts_next_start", "button_text", "button_url", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "image_id", "short_description", "key_facts_duration", "key_facts_cost", "key_facts_hours", "key_facts_eligibility", "key_facts_next_start", "button_text", "button_url", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_key_facts_duration\` text,
  	\`version_key_facts_cost\` text,
  	\`version_key_facts_hours\` text,
  	\`version_key_facts_eligibility\` text,
  	\`version_key_facts_next_start\` text,
  	\`version_button_text\` text,
  	\`version_button_url\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_key_facts_duration", "version_key_facts_cost", "version_key_facts_hours", "version_key_facts_eligibility", "version_key_facts_next_start", "version_button_text", "version_button_url", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_key_facts_duration", "version_key_facts_cost", "version_key_facts_hours", "version_key_facts_eligibility", "version_key_facts_next_start", "version_button_text", "version_button_url", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_clubs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`is_uav_club\` integer DEFAULT false,
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_clubs\`("id", "_order", "title", "slug", "image_id", "short_description", "is_uav_club", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "image_id", "short_description", "is_uav_club", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`clubs\`;`)
  await db.run(sql`DROP TABLE \`clubs\`;`)
  await db.run(sql`ALTER TABLE \`__new_clubs\` RENAME TO \`clubs\`;`)
  await db.run(sql`CREATE INDEX \`clubs__order_idx\` ON \`clubs\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`clubs_slug_idx\` ON \`clubs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`clubs_image_idx\` ON \`clubs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clubs_updated_at_idx\` ON \`clubs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs_created_at_idx\` ON \`clubs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs_deleted_at_idx\` ON \`clubs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs__status_idx\` ON \`clubs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__clubs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_is_uav_club\` integer DEFAULT false,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clubs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__clubs_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_is_uav_club", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_is_uav_club", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_clubs_v\`;`)
  await db.run(sql`DROP TABLE \`_clubs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__clubs_v\` RENAME TO \`_clubs_v\`;`)
  await db.run(sql`CREATE INDEX \`_clubs_v_parent_idx\` ON \`_clubs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__order_idx\` ON \`_clubs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_slug_idx\` ON \`_clubs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_image_idx\` ON \`_clubs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_updated_at_idx\` ON \`_clubs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_created_at_idx\` ON \`_clubs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_deleted_at_idx\` ON \`_clubs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__status_idx\` ON \`_clubs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_created_at_idx\` ON \`_clubs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_updated_at_idx\` ON \`_clubs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_latest_idx\` ON \`_clubs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`type\` text DEFAULT 'Offline',
  	\`location\` text,
  	\`banner_id\` text(36),
  	\`short_description\` text,
  	\`bring\` text,
  	\`feedback_link\` text,
  	\`thanks_text\` text,
  	\`long_description\` text,
  	\`long_description_html\` text,
  	\`status\` text DEFAULT 'scheduled',
  	\`publish\` integer DEFAULT true,
  	\`registration_button\` integer DEFAULT true,
  	\`capacity\` numeric,
  	\`waitlist\` integer DEFAULT true,
  	\`several_per_address\` integer DEFAULT false,
  	\`remind_week\` integer DEFAULT true,
  	\`remind_day\` integer DEFAULT true,
  	\`calendar_sequence\` numeric DEFAULT 0,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "name", "slug", "starts_at", "ends_at", "type", "location", "banner_id", "short_description", "bring", "feedback_link", "thanks_text", "long_description", "long_description_html", "status", "publish", "registration_button", "capacity", "waitlist", "several_per_address", "remind_week", "remind_day", "calendar_sequence", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "starts_at", "ends_at", "type", "location", "banner_id", "short_description", "bring", "feedback_link", "thanks_text", "long_description", "long_description_html", "status", "publish", "registration_button", "capacity", "waitlist", "several_per_address", "remind_week", "remind_day", "calendar_sequence", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_banner_idx\` ON \`events\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
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
  	\`version_bring\` text,
  	\`version_feedback_link\` text,
  	\`version_thanks_text\` text,
  	\`version_long_description\` text,
  	\`version_long_description_html\` text,
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_publish\` integer DEFAULT true,
  	\`version_registration_button\` integer DEFAULT true,
  	\`version_capacity\` numeric,
  	\`version_waitlist\` integer DEFAULT true,
  	\`version_several_per_address\` integer DEFAULT false,
  	\`version_remind_week\` integer DEFAULT true,
  	\`version_remind_day\` integer DEFAULT true,
  	\`version_calendar_sequence\` numeric DEFAULT 0,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_name", "version_slug", "version_starts_at", "version_ends_at", "version_type", "version_location", "version_banner_id", "version_short_description", "version_bring", "version_feedback_link", "version_thanks_text", "version_long_description", "version_long_description_html", "version_status", "version_publish", "version_registration_button", "version_capacity", "version_waitlist", "version_several_per_address", "version_remind_week", "version_remind_day", "version_calendar_sequence", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_slug", "version_starts_at", "version_ends_at", "version_type", "version_location", "version_banner_id", "version_short_description", "version_bring", "version_feedback_link", "version_thanks_text", "version_long_description", "version_long_description_html", "version_status", "version_publish", "version_registration_button", "version_capacity", "version_waitlist", "version_several_per_address", "version_remind_week", "version_remind_day", "version_calendar_sequence", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_banner_idx\` ON \`_events_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentors\`("id", "_order", "name", "slug", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "slug", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`mentors\`;`)
  await db.run(sql`DROP TABLE \`mentors\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentors\` RENAME TO \`mentors\`;`)
  await db.run(sql`CREATE INDEX \`mentors__order_idx\` ON \`mentors\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mentors_slug_idx\` ON \`mentors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`mentors_image_idx\` ON \`mentors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`mentors_updated_at_idx\` ON \`mentors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors_created_at_idx\` ON \`mentors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors_deleted_at_idx\` ON \`mentors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors__status_idx\` ON \`mentors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__mentors_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mentors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentors_v\`("id", "parent_id", "version__order", "version_name", "version_slug", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_slug", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_mentors_v\`;`)
  await db.run(sql`DROP TABLE \`_mentors_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentors_v\` RENAME TO \`_mentors_v\`;`)
  await db.run(sql`CREATE INDEX \`_mentors_v_parent_idx\` ON \`_mentors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__order_idx\` ON \`_mentors_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_slug_idx\` ON \`_mentors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_image_idx\` ON \`_mentors_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_updated_at_idx\` ON \`_mentors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_created_at_idx\` ON \`_mentors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_deleted_at_idx\` ON \`_mentors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__status_idx\` ON \`_mentors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_created_at_idx\` ON \`_mentors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_updated_at_idx\` ON \`_mentors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_latest_idx\` ON \`_mentors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_founders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_founders\`("id", "_order", "name", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`founders\`;`)
  await db.run(sql`DROP TABLE \`founders\`;`)
  await db.run(sql`ALTER TABLE \`__new_founders\` RENAME TO \`founders\`;`)
  await db.run(sql`CREATE INDEX \`founders__order_idx\` ON \`founders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`founders_image_idx\` ON \`founders\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`founders_updated_at_idx\` ON \`founders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`founders_created_at_idx\` ON \`founders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`founders_deleted_at_idx\` ON \`founders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`founders__status_idx\` ON \`founders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__founders_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`founders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__founders_v\`("id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_founders_v\`;`)
  await db.run(sql`DROP TABLE \`_founders_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__founders_v\` RENAME TO \`_founders_v\`;`)
  await db.run(sql`CREATE INDEX \`_founders_v_parent_idx\` ON \`_founders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__order_idx\` ON \`_founders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_image_idx\` ON \`_founders_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_updated_at_idx\` ON \`_founders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_created_at_idx\` ON \`_founders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_deleted_at_idx\` ON \`_founders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__status_idx\` ON \`_founders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_created_at_idx\` ON \`_founders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_updated_at_idx\` ON \`_founders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_latest_idx\` ON \`_founders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_partners\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`logo_id\` text(36),
  	\`url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_partners\`("id", "_order", "name", "logo_id", "url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "logo_id", "url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`ALTER TABLE \`__new_partners\` RENAME TO \`partners\`;`)
  await db.run(sql`CREATE INDEX \`partners__order_idx\` ON \`partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_logo_idx\` ON \`partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_deleted_at_idx\` ON \`partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__partners_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_logo_id\` text(36),
  	\`version_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__partners_v\`("id", "parent_id", "version__order", "version_name", "version_logo_id", "version_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_logo_id", "version_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__partners_v\` RENAME TO \`_partners_v\`;`)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__order_idx\` ON \`_partners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_logo_idx\` ON \`_partners_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_deleted_at_idx\` ON \`_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_testimonials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`video_url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_testimonials\`("id", "_order", "name", "image_id", "description", "description_html", "video_url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "image_id", "description", "description_html", "video_url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`home_testimonials\`;`)
  await db.run(sql`DROP TABLE \`home_testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_testimonials\` RENAME TO \`home_testimonials\`;`)
  await db.run(sql`CREATE INDEX \`home_testimonials__order_idx\` ON \`home_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_image_idx\` ON \`home_testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_updated_at_idx\` ON \`home_testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_created_at_idx\` ON \`home_testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_deleted_at_idx\` ON \`home_testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials__status_idx\` ON \`home_testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_testimonials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_video_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_testimonials_v\`("id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_video_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_video_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_home_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_home_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_testimonials_v\` RENAME TO \`_home_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_parent_idx\` ON \`_home_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__order_idx\` ON \`_home_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_image_idx\` ON \`_home_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_updated_at_idx\` ON \`_home_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_created_at_idx\` ON \`_home_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_deleted_at_idx\` ON \`_home_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__status_idx\` ON \`_home_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_created_at_idx\` ON \`_home_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_updated_at_idx\` ON \`_home_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_latest_idx\` ON \`_home_testimonials_v\` (\`latest\`);`)
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
  	\`partners_id\` text(36),
  	\`home_testimonials_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`redirects_id\` text(36),
  	\`media_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`event_registrations_id\` text(36),
  	\`internship_applications_id\` text(36),
  	\`volunteer_registrations_id\` text(36),
  	\`club_registrations_id\` text(36),
  	\`score_criteria_id\` text(36),
  	\`mail_templates_id\` text(36),
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
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_testimonials_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_registrations_id\`) REFERENCES \`event_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`internship_applications_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_registrations_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`club_registrations_id\`) REFERENCES \`club_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`score_criteria_id\`) REFERENCES \`score_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_templates_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_log_id\`) REFERENCES \`seed_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "partners_id", "home_testimonials_id", "testimonials_id", "redirects_id", "media_id", "contact_messages_id", "event_registrations_id", "internship_applications_id", "volunteer_registrations_id", "club_registrations_id", "score_criteria_id", "mail_templates_id", "users_id", "seed_log_id") SELECT "id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "partners_id", "home_testimonials_id", "testimonials_id", "redirects_id", NULL, "contact_messages_id", "event_registrations_id", "internship_applications_id", "volunteer_registrations_id", "club_registrations_id", "score_criteria_id", "mail_templates_id", "users_id", "seed_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`home_testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`event_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_internship_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`internship_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_club_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`club_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_score_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`score_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_log_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_log_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`title\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_slides\`("_order", "_parent_id", "id", "image_id", "title") SELECT "_order", "_parent_id", "id", "image_id", "title" FROM \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_slides\` RENAME TO \`home_slides\`;`)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_photographs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_photographs\`("_order", "_parent_id", "id", "image_id", "caption") SELECT "_order", "_parent_id", "id", "image_id", "caption" FROM \`home_photographs\`;`)
  await db.run(sql`DROP TABLE \`home_photographs\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_photographs\` RENAME TO \`home_photographs\`;`)
  await db.run(sql`CREATE INDEX \`home_photographs_order_idx\` ON \`home_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_parent_id_idx\` ON \`home_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_image_idx\` ON \`home_photographs\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
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
  	\`outcomes_note\` text,
  	\`registration_title\` text,
  	\`registration_description\` text,
  	\`registration_description_html\` text,
  	\`safeguarding_title\` text,
  	\`safeguarding_description\` text,
  	\`safeguarding_description_html\` text,
  	\`replies_title\` text,
  	\`replies_description\` text,
  	\`replies_description_html\` text,
  	\`texts_apply_text\` text,
  	\`texts_apply_url\` text,
  	\`texts_more_text\` text,
  	\`texts_more_url\` text,
  	\`texts_aims_title\` text,
  	\`texts_services_title\` text,
  	\`texts_services_lead\` text,
  	\`texts_events_title\` text,
  	\`texts_events_lead\` text,
  	\`texts_clubs_title\` text,
  	\`texts_clubs_lead\` text,
  	\`texts_photographs_title\` text,
  	\`texts_photographs_lead\` text,
  	\`texts_testimonials_title\` text,
  	\`texts_testimonials_lead\` text,
  	\`texts_partners_title\` text,
  	\`texts_partners_lead\` text,
  	\`texts_quote_title\` text,
  	\`texts_quote_text\` text,
  	\`texts_quote_attribution\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`welcome_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_how_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home\`("id", "welcome_image_id", "welcome_tagline", "welcome_title", "welcome_description", "welcome_description_html", "welcome_button_text", "welcome_button_url", "vision_title", "vision_description", "vision_description_html", "mission_title", "mission_description", "mission_description_html", "why_how_title", "why_how_description", "why_how_description_html", "why_how_image_id", "why_how_button_url", "outcomes_note", "registration_title", "registration_description", "registration_description_html", "safeguarding_title", "safeguarding_description", "safeguarding_description_html", "replies_title", "replies_description", "replies_description_html", "texts_apply_text", "texts_apply_url", "texts_more_text", "texts_more_url", "texts_aims_title", "texts_services_title", "texts_services_lead", "texts_events_title", "texts_events_lead", "texts_clubs_title", "texts_clubs_lead", "texts_photographs_title", "texts_photographs_lead", "texts_testimonials_title", "texts_testimonials_lead", "texts_partners_title", "texts_partners_lead", "texts_quote_title", "texts_quote_text", "texts_quote_attribution", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "welcome_image_id", "welcome_tagline", "welcome_title", "welcome_description", "welcome_description_html", "welcome_button_text", "welcome_button_url", "vision_title", "vision_description", "vision_description_html", "mission_title", "mission_description", "mission_description_html", "why_how_title", "why_how_description", "why_how_description_html", "why_how_image_id", "why_how_button_url", "outcomes_note", "registration_title", "registration_description", "registration_description_html", "safeguarding_title", "safeguarding_description", "safeguarding_description_html", "replies_title", "replies_description", "replies_description_html", "texts_apply_text", "texts_apply_url", "texts_more_text", "texts_more_url", "texts_aims_title", "texts_services_title", "texts_services_lead", "texts_events_title", "texts_events_lead", "texts_clubs_title", "texts_clubs_lead", "texts_photographs_title", "texts_photographs_lead", "texts_testimonials_title", "texts_testimonials_lead", "texts_partners_title", "texts_partners_lead", "texts_quote_title", "texts_quote_text", "texts_quote_attribution", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`CREATE INDEX \`home_welcome_welcome_image_idx\` ON \`home\` (\`welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_why_how_why_how_image_idx\` ON \`home\` (\`why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_slides\`("_order", "_parent_id", "id", "image_id", "title", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "title", "_uuid" FROM \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_slides\` RENAME TO \`_home_v_version_slides\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_photographs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_photographs\`("_order", "_parent_id", "id", "image_id", "caption", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "caption", "_uuid" FROM \`_home_v_version_photographs\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_photographs\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_photographs\` RENAME TO \`_home_v_version_photographs\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_order_idx\` ON \`_home_v_version_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_parent_id_idx\` ON \`_home_v_version_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_image_idx\` ON \`_home_v_version_photographs\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
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
  	\`version_outcomes_note\` text,
  	\`version_registration_title\` text,
  	\`version_registration_description\` text,
  	\`version_registration_description_html\` text,
  	\`version_safeguarding_title\` text,
  	\`version_safeguarding_description\` text,
  	\`version_safeguarding_description_html\` text,
  	\`version_replies_title\` text,
  	\`version_replies_description\` text,
  	\`version_replies_description_html\` text,
  	\`version_texts_apply_text\` text,
  	\`version_texts_apply_url\` text,
  	\`version_texts_more_text\` text,
  	\`version_texts_more_url\` text,
  	\`version_texts_aims_title\` text,
  	\`version_texts_services_title\` text,
  	\`version_texts_services_lead\` text,
  	\`version_texts_events_title\` text,
  	\`version_texts_events_lead\` text,
  	\`version_texts_clubs_title\` text,
  	\`version_texts_clubs_lead\` text,
  	\`version_texts_photographs_title\` text,
  	\`version_texts_photographs_lead\` text,
  	\`version_texts_testimonials_title\` text,
  	\`version_texts_testimonials_lead\` text,
  	\`version_texts_partners_title\` text,
  	\`version_texts_partners_lead\` text,
  	\`version_texts_quote_title\` text,
  	\`version_texts_quote_text\` text,
  	\`version_texts_quote_attribution\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_welcome_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_how_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_welcome_image_id", "version_welcome_tagline", "version_welcome_title", "version_welcome_description", "version_welcome_description_html", "version_welcome_button_text", "version_welcome_button_url", "version_vision_title", "version_vision_description", "version_vision_description_html", "version_mission_title", "version_mission_description", "version_mission_description_html", "version_why_how_title", "version_why_how_description", "version_why_how_description_html", "version_why_how_image_id", "version_why_how_button_url", "version_outcomes_note", "version_registration_title", "version_registration_description", "version_registration_description_html", "version_safeguarding_title", "version_safeguarding_description", "version_safeguarding_description_html", "version_replies_title", "version_replies_description", "version_replies_description_html", "version_texts_apply_text", "version_texts_apply_url", "version_texts_more_text", "version_texts_more_url", "version_texts_aims_title", "version_texts_services_title", "version_texts_services_lead", "version_texts_events_title", "version_texts_events_lead", "version_texts_clubs_title", "version_texts_clubs_lead", "version_texts_photographs_title", "version_texts_photographs_lead", "version_texts_testimonials_title", "version_texts_testimonials_lead", "version_texts_partners_title", "version_texts_partners_lead", "version_texts_quote_title", "version_texts_quote_text", "version_texts_quote_attribution", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_welcome_image_id", "version_welcome_tagline", "version_welcome_title", "version_welcome_description", "version_welcome_description_html", "version_welcome_button_text", "version_welcome_button_url", "version_vision_title", "version_vision_description", "version_vision_description_html", "version_mission_title", "version_mission_description", "version_mission_description_html", "version_why_how_title", "version_why_how_description", "version_why_how_description_html", "version_why_how_image_id", "version_why_how_button_url", "version_outcomes_note", "version_registration_title", "version_registration_description", "version_registration_description_html", "version_safeguarding_title", "version_safeguarding_description", "version_safeguarding_description_html", "version_replies_title", "version_replies_description", "version_replies_description_html", "version_texts_apply_text", "version_texts_apply_url", "version_texts_more_text", "version_texts_more_url", "version_texts_aims_title", "version_texts_services_title", "version_texts_services_lead", "version_texts_events_title", "version_texts_events_lead", "version_texts_clubs_title", "version_texts_clubs_lead", "version_texts_photographs_title", "version_texts_photographs_lead", "version_texts_testimonials_title", "version_texts_testimonials_lead", "version_texts_partners_title", "version_texts_partners_lead", "version_texts_quote_title", "version_texts_quote_text", "version_texts_quote_attribution", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_welcome_version_welcome_image_idx\` ON \`_home_v\` (\`version_welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_how_version_why_how_image_idx\` ON \`_home_v\` (\`version_why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_appearance\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_name\` text,
  	\`logo_id\` text(36),
  	\`dark_theme\` integer,
  	\`light_theme\` integer,
  	\`member_area_url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_appearance\`("id", "site_name", "logo_id", "dark_theme", "light_theme", "member_area_url", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "site_name", "logo_id", "dark_theme", "light_theme", "member_area_url", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`appearance\`;`)
  await db.run(sql`DROP TABLE \`appearance\`;`)
  await db.run(sql`ALTER TABLE \`__new_appearance\` RENAME TO \`appearance\`;`)
  await db.run(sql`CREATE INDEX \`appearance_logo_idx\` ON \`appearance\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`appearance__status_idx\` ON \`appearance\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__appearance_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_name\` text,
  	\`version_logo_id\` text(36),
  	\`version_dark_theme\` integer,
  	\`version_light_theme\` integer,
  	\`version_member_area_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__appearance_v\`("id", "version_site_name", "version_logo_id", "version_dark_theme", "version_light_theme", "version_member_area_url", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_site_name", "version_logo_id", "version_dark_theme", "version_light_theme", "version_member_area_url", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_appearance_v\`;`)
  await db.run(sql`DROP TABLE \`_appearance_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__appearance_v\` RENAME TO \`_appearance_v\`;`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version_logo_idx\` ON \`_appearance_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version__status_idx\` ON \`_appearance_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_created_at_idx\` ON \`_appearance_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_updated_at_idx\` ON \`_appearance_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_latest_idx\` ON \`_appearance_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`logo_id\` text(36),
  	\`links\` text,
  	\`links_html\` text,
  	\`copyright\` text,
  	\`copyright_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "text", "logo_id", "links", "links_html", "copyright", "copyright_html", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "text", "logo_id", "links", "links_html", "copyright", "copyright_html", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
  await db.run(sql`CREATE INDEX \`footer_logo_idx\` ON \`footer\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_text\` text,
  	\`version_logo_id\` text(36),
  	\`version_links\` text,
  	\`version_links_html\` text,
  	\`version_copyright\` text,
  	\`version_copyright_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v\`("id", "version_text", "version_logo_id", "version_links", "version_links_html", "version_copyright", "version_copyright_html", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_text", "version_logo_id", "version_links", "version_links_html", "version_copyright", "version_copyright_html", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v\` RENAME TO \`_footer_v\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_logo_idx\` ON \`_footer_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Dropping a table would change the rows that refer to it.
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  for (const statement of moveOutOfMedia('sqlite').split('\n')) await db.run(sql.raw(statement))
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
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
  	\`button_text\` text,
  	\`button_url\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "_order", "title", "slug", "parent_id", "short_description", "content", "content_html", "banner_image_id", "banner_title", "banner_tagline", "button_text", "button_url", "seo_title", "seo_description", "seo_keywords", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "parent_id", "short_description", "content", "content_html", "banner_image_id", "banner_title", "banner_tagline", "button_text", "button_url", "seo_title", "seo_description", "seo_keywords", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
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
  	\`version_button_text\` text,
  	\`version_button_url\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_parent_id", "version_short_description", "version_content", "version_content_html", "version_banner_image_id", "version_banner_title", "version_banner_tagline", "version_button_text", "version_button_url", "version_seo_title", "version_seo_description", "version_seo_keywords", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_parent_id", "version_short_description", "version_content", "version_content_html", "version_banner_image_id", "version_banner_title", "version_banner_tagline", "version_button_text", "version_button_url", "version_seo_title", "version_seo_description", "version_seo_keywords", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`key_facts_duration\` text,
  	\`key_facts_cost\` text,
  	\`key_facts_hours\` text,
  	\`key_facts_eligibility\` text,
  	\`key_facts_next_start\` text,
  	\`button_text\` text,
  	\`button_url\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "title", "slug", "image_id", "short_description", "key_facts_duration", "key_facts_cost", "key_facts_hours", "key_facts_eligibility", "key_facts_next_start", "button_text", "button_url", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "image_id", "short_description", "key_facts_duration", "key_facts_cost", "key_facts_hours", "key_facts_eligibility", "key_facts_next_start", "button_text", "button_url", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_key_facts_duration\` text,
  	\`version_key_facts_cost\` text,
  	\`version_key_facts_hours\` text,
  	\`version_key_facts_eligibility\` text,
  	\`version_key_facts_next_start\` text,
  	\`version_button_text\` text,
  	\`version_button_url\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_key_facts_duration", "version_key_facts_cost", "version_key_facts_hours", "version_key_facts_eligibility", "version_key_facts_next_start", "version_button_text", "version_button_url", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_key_facts_duration", "version_key_facts_cost", "version_key_facts_hours", "version_key_facts_eligibility", "version_key_facts_next_start", "version_button_text", "version_button_url", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_clubs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`short_description\` text,
  	\`is_uav_club\` integer DEFAULT false,
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_clubs\`("id", "_order", "title", "slug", "image_id", "short_description", "is_uav_club", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title", "slug", "image_id", "short_description", "is_uav_club", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`clubs\`;`)
  await db.run(sql`DROP TABLE \`clubs\`;`)
  await db.run(sql`ALTER TABLE \`__new_clubs\` RENAME TO \`clubs\`;`)
  await db.run(sql`CREATE INDEX \`clubs__order_idx\` ON \`clubs\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`clubs_slug_idx\` ON \`clubs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`clubs_image_idx\` ON \`clubs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clubs_updated_at_idx\` ON \`clubs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs_created_at_idx\` ON \`clubs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs_deleted_at_idx\` ON \`clubs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`clubs__status_idx\` ON \`clubs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__clubs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_short_description\` text,
  	\`version_is_uav_club\` integer DEFAULT false,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clubs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__clubs_v\`("id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_is_uav_club", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_slug", "version_image_id", "version_short_description", "version_is_uav_club", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_clubs_v\`;`)
  await db.run(sql`DROP TABLE \`_clubs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__clubs_v\` RENAME TO \`_clubs_v\`;`)
  await db.run(sql`CREATE INDEX \`_clubs_v_parent_idx\` ON \`_clubs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__order_idx\` ON \`_clubs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_slug_idx\` ON \`_clubs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_image_idx\` ON \`_clubs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_updated_at_idx\` ON \`_clubs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_created_at_idx\` ON \`_clubs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version_deleted_at_idx\` ON \`_clubs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_version_version__status_idx\` ON \`_clubs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_created_at_idx\` ON \`_clubs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_updated_at_idx\` ON \`_clubs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clubs_v_latest_idx\` ON \`_clubs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`type\` text DEFAULT 'Offline',
  	\`location\` text,
  	\`banner_id\` text(36),
  	\`short_description\` text,
  	\`bring\` text,
  	\`feedback_link\` text,
  	\`thanks_text\` text,
  	\`long_description\` text,
  	\`long_description_html\` text,
  	\`status\` text DEFAULT 'scheduled',
  	\`publish\` integer DEFAULT true,
  	\`registration_button\` integer DEFAULT true,
  	\`capacity\` numeric,
  	\`waitlist\` integer DEFAULT true,
  	\`several_per_address\` integer DEFAULT false,
  	\`remind_week\` integer DEFAULT true,
  	\`remind_day\` integer DEFAULT true,
  	\`calendar_sequence\` numeric DEFAULT 0,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "name", "slug", "starts_at", "ends_at", "type", "location", "banner_id", "short_description", "bring", "feedback_link", "thanks_text", "long_description", "long_description_html", "status", "publish", "registration_button", "capacity", "waitlist", "several_per_address", "remind_week", "remind_day", "calendar_sequence", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "starts_at", "ends_at", "type", "location", "banner_id", "short_description", "bring", "feedback_link", "thanks_text", "long_description", "long_description_html", "status", "publish", "registration_button", "capacity", "waitlist", "several_per_address", "remind_week", "remind_day", "calendar_sequence", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_banner_idx\` ON \`events\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
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
  	\`version_bring\` text,
  	\`version_feedback_link\` text,
  	\`version_thanks_text\` text,
  	\`version_long_description\` text,
  	\`version_long_description_html\` text,
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_publish\` integer DEFAULT true,
  	\`version_registration_button\` integer DEFAULT true,
  	\`version_capacity\` numeric,
  	\`version_waitlist\` integer DEFAULT true,
  	\`version_several_per_address\` integer DEFAULT false,
  	\`version_remind_week\` integer DEFAULT true,
  	\`version_remind_day\` integer DEFAULT true,
  	\`version_calendar_sequence\` numeric DEFAULT 0,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_name", "version_slug", "version_starts_at", "version_ends_at", "version_type", "version_location", "version_banner_id", "version_short_description", "version_bring", "version_feedback_link", "version_thanks_text", "version_long_description", "version_long_description_html", "version_status", "version_publish", "version_registration_button", "version_capacity", "version_waitlist", "version_several_per_address", "version_remind_week", "version_remind_day", "version_calendar_sequence", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_slug", "version_starts_at", "version_ends_at", "version_type", "version_location", "version_banner_id", "version_short_description", "version_bring", "version_feedback_link", "version_thanks_text", "version_long_description", "version_long_description_html", "version_status", "version_publish", "version_registration_button", "version_capacity", "version_waitlist", "version_several_per_address", "version_remind_week", "version_remind_day", "version_calendar_sequence", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_banner_idx\` ON \`_events_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentors\`("id", "_order", "name", "slug", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "slug", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`mentors\`;`)
  await db.run(sql`DROP TABLE \`mentors\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentors\` RENAME TO \`mentors\`;`)
  await db.run(sql`CREATE INDEX \`mentors__order_idx\` ON \`mentors\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mentors_slug_idx\` ON \`mentors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`mentors_image_idx\` ON \`mentors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`mentors_updated_at_idx\` ON \`mentors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors_created_at_idx\` ON \`mentors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors_deleted_at_idx\` ON \`mentors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`mentors__status_idx\` ON \`mentors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__mentors_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mentors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentors_v\`("id", "parent_id", "version__order", "version_name", "version_slug", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_slug", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_mentors_v\`;`)
  await db.run(sql`DROP TABLE \`_mentors_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentors_v\` RENAME TO \`_mentors_v\`;`)
  await db.run(sql`CREATE INDEX \`_mentors_v_parent_idx\` ON \`_mentors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__order_idx\` ON \`_mentors_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_slug_idx\` ON \`_mentors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_image_idx\` ON \`_mentors_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_updated_at_idx\` ON \`_mentors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_created_at_idx\` ON \`_mentors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version_deleted_at_idx\` ON \`_mentors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_version_version__status_idx\` ON \`_mentors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_created_at_idx\` ON \`_mentors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_updated_at_idx\` ON \`_mentors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentors_v_latest_idx\` ON \`_mentors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_founders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_founders\`("id", "_order", "name", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "image_id", "description", "description_html", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`founders\`;`)
  await db.run(sql`DROP TABLE \`founders\`;`)
  await db.run(sql`ALTER TABLE \`__new_founders\` RENAME TO \`founders\`;`)
  await db.run(sql`CREATE INDEX \`founders__order_idx\` ON \`founders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`founders_image_idx\` ON \`founders\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`founders_updated_at_idx\` ON \`founders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`founders_created_at_idx\` ON \`founders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`founders_deleted_at_idx\` ON \`founders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`founders__status_idx\` ON \`founders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__founders_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`founders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__founders_v\`("id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_founders_v\`;`)
  await db.run(sql`DROP TABLE \`_founders_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__founders_v\` RENAME TO \`_founders_v\`;`)
  await db.run(sql`CREATE INDEX \`_founders_v_parent_idx\` ON \`_founders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__order_idx\` ON \`_founders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_image_idx\` ON \`_founders_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_updated_at_idx\` ON \`_founders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_created_at_idx\` ON \`_founders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version_deleted_at_idx\` ON \`_founders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_version_version__status_idx\` ON \`_founders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_created_at_idx\` ON \`_founders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_updated_at_idx\` ON \`_founders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_founders_v_latest_idx\` ON \`_founders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_partners\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`logo_id\` text(36),
  	\`url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_partners\`("id", "_order", "name", "logo_id", "url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "logo_id", "url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`ALTER TABLE \`__new_partners\` RENAME TO \`partners\`;`)
  await db.run(sql`CREATE INDEX \`partners__order_idx\` ON \`partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_logo_idx\` ON \`partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_deleted_at_idx\` ON \`partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__partners_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_logo_id\` text(36),
  	\`version_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__partners_v\`("id", "parent_id", "version__order", "version_name", "version_logo_id", "version_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_logo_id", "version_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__partners_v\` RENAME TO \`_partners_v\`;`)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__order_idx\` ON \`_partners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_logo_idx\` ON \`_partners_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_deleted_at_idx\` ON \`_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_testimonials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`image_id\` text(36),
  	\`description\` text,
  	\`description_html\` text,
  	\`video_url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_testimonials\`("id", "_order", "name", "image_id", "description", "description_html", "video_url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "name", "image_id", "description", "description_html", "video_url", "edited_by", "edited_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`home_testimonials\`;`)
  await db.run(sql`DROP TABLE \`home_testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_testimonials\` RENAME TO \`home_testimonials\`;`)
  await db.run(sql`CREATE INDEX \`home_testimonials__order_idx\` ON \`home_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_image_idx\` ON \`home_testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_updated_at_idx\` ON \`home_testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_created_at_idx\` ON \`home_testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials_deleted_at_idx\` ON \`home_testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`home_testimonials__status_idx\` ON \`home_testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_testimonials_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_image_id\` text(36),
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_video_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_testimonials_v\`("id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_video_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_name", "version_image_id", "version_description", "version_description_html", "version_video_url", "version_edited_by", "version_edited_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_home_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_home_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_testimonials_v\` RENAME TO \`_home_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_parent_idx\` ON \`_home_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__order_idx\` ON \`_home_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_image_idx\` ON \`_home_testimonials_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_updated_at_idx\` ON \`_home_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_created_at_idx\` ON \`_home_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version_deleted_at_idx\` ON \`_home_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_version_version__status_idx\` ON \`_home_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_created_at_idx\` ON \`_home_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_updated_at_idx\` ON \`_home_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_testimonials_v_latest_idx\` ON \`_home_testimonials_v\` (\`latest\`);`)
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
  	\`partners_id\` text(36),
  	\`home_testimonials_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`redirects_id\` text(36),
  	\`service_images_id\` text(36),
  	\`club_images_id\` text(36),
  	\`event_images_id\` text(36),
  	\`team_images_id\` text(36),
  	\`site_images_id\` text(36),
  	\`testimonial_images_id\` text(36),
  	\`slider_images_id\` text(36),
  	\`banner_images_id\` text(36),
  	\`logos_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`event_registrations_id\` text(36),
  	\`internship_applications_id\` text(36),
  	\`volunteer_registrations_id\` text(36),
  	\`club_registrations_id\` text(36),
  	\`score_criteria_id\` text(36),
  	\`mail_templates_id\` text(36),
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
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_testimonials_id\`) REFERENCES \`home_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_images_id\`) REFERENCES \`service_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`club_images_id\`) REFERENCES \`club_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_images_id\`) REFERENCES \`event_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_images_id\`) REFERENCES \`team_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_images_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_images_id\`) REFERENCES \`testimonial_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banner_images_id\`) REFERENCES \`banner_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logos_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`event_registrations_id\`) REFERENCES \`event_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`internship_applications_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_registrations_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`club_registrations_id\`) REFERENCES \`club_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`score_criteria_id\`) REFERENCES \`score_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_templates_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_log_id\`) REFERENCES \`seed_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "partners_id", "home_testimonials_id", "testimonials_id", "redirects_id", "service_images_id", "club_images_id", "event_images_id", "team_images_id", "site_images_id", "testimonial_images_id", "slider_images_id", "banner_images_id", "logos_id", "contact_messages_id", "event_registrations_id", "internship_applications_id", "volunteer_registrations_id", "club_registrations_id", "score_criteria_id", "mail_templates_id", "users_id", "seed_log_id") SELECT "id", "order", "parent_id", "path", "pages_id", "services_id", "clubs_id", "events_id", "faqs_id", "mentors_id", "founders_id", "partners_id", "home_testimonials_id", "testimonials_id", "redirects_id", NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, "contact_messages_id", "event_registrations_id", "internship_applications_id", "volunteer_registrations_id", "club_registrations_id", "score_criteria_id", "mail_templates_id", "users_id", "seed_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`home_testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_images_id_idx\` ON \`payload_locked_documents_rels\` (\`service_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_club_images_id_idx\` ON \`payload_locked_documents_rels\` (\`club_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_images_id_idx\` ON \`payload_locked_documents_rels\` (\`event_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_images_id_idx\` ON \`payload_locked_documents_rels\` (\`team_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_images_id_idx\` ON \`payload_locked_documents_rels\` (\`site_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonial_images_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonial_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slider_images_id_idx\` ON \`payload_locked_documents_rels\` (\`slider_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banner_images_id_idx\` ON \`payload_locked_documents_rels\` (\`banner_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logos_id_idx\` ON \`payload_locked_documents_rels\` (\`logos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_event_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`event_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_internship_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`internship_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_club_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`club_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_score_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`score_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_log_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_log_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`title\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_slides\`("_order", "_parent_id", "id", "image_id", "title") SELECT "_order", "_parent_id", "id", "image_id", "title" FROM \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_slides\` RENAME TO \`home_slides\`;`)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_photographs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_photographs\`("_order", "_parent_id", "id", "image_id", "caption") SELECT "_order", "_parent_id", "id", "image_id", "caption" FROM \`home_photographs\`;`)
  await db.run(sql`DROP TABLE \`home_photographs\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_photographs\` RENAME TO \`home_photographs\`;`)
  await db.run(sql`CREATE INDEX \`home_photographs_order_idx\` ON \`home_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_parent_id_idx\` ON \`home_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_image_idx\` ON \`home_photographs\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
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
  	\`outcomes_note\` text,
  	\`registration_title\` text,
  	\`registration_description\` text,
  	\`registration_description_html\` text,
  	\`safeguarding_title\` text,
  	\`safeguarding_description\` text,
  	\`safeguarding_description_html\` text,
  	\`replies_title\` text,
  	\`replies_description\` text,
  	\`replies_description_html\` text,
  	\`texts_apply_text\` text,
  	\`texts_apply_url\` text,
  	\`texts_more_text\` text,
  	\`texts_more_url\` text,
  	\`texts_aims_title\` text,
  	\`texts_services_title\` text,
  	\`texts_services_lead\` text,
  	\`texts_events_title\` text,
  	\`texts_events_lead\` text,
  	\`texts_clubs_title\` text,
  	\`texts_clubs_lead\` text,
  	\`texts_photographs_title\` text,
  	\`texts_photographs_lead\` text,
  	\`texts_testimonials_title\` text,
  	\`texts_testimonials_lead\` text,
  	\`texts_partners_title\` text,
  	\`texts_partners_lead\` text,
  	\`texts_quote_title\` text,
  	\`texts_quote_text\` text,
  	\`texts_quote_attribution\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`welcome_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_how_image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home\`("id", "welcome_image_id", "welcome_tagline", "welcome_title", "welcome_description", "welcome_description_html", "welcome_button_text", "welcome_button_url", "vision_title", "vision_description", "vision_description_html", "mission_title", "mission_description", "mission_description_html", "why_how_title", "why_how_description", "why_how_description_html", "why_how_image_id", "why_how_button_url", "outcomes_note", "registration_title", "registration_description", "registration_description_html", "safeguarding_title", "safeguarding_description", "safeguarding_description_html", "replies_title", "replies_description", "replies_description_html", "texts_apply_text", "texts_apply_url", "texts_more_text", "texts_more_url", "texts_aims_title", "texts_services_title", "texts_services_lead", "texts_events_title", "texts_events_lead", "texts_clubs_title", "texts_clubs_lead", "texts_photographs_title", "texts_photographs_lead", "texts_testimonials_title", "texts_testimonials_lead", "texts_partners_title", "texts_partners_lead", "texts_quote_title", "texts_quote_text", "texts_quote_attribution", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "welcome_image_id", "welcome_tagline", "welcome_title", "welcome_description", "welcome_description_html", "welcome_button_text", "welcome_button_url", "vision_title", "vision_description", "vision_description_html", "mission_title", "mission_description", "mission_description_html", "why_how_title", "why_how_description", "why_how_description_html", "why_how_image_id", "why_how_button_url", "outcomes_note", "registration_title", "registration_description", "registration_description_html", "safeguarding_title", "safeguarding_description", "safeguarding_description_html", "replies_title", "replies_description", "replies_description_html", "texts_apply_text", "texts_apply_url", "texts_more_text", "texts_more_url", "texts_aims_title", "texts_services_title", "texts_services_lead", "texts_events_title", "texts_events_lead", "texts_clubs_title", "texts_clubs_lead", "texts_photographs_title", "texts_photographs_lead", "texts_testimonials_title", "texts_testimonials_lead", "texts_partners_title", "texts_partners_lead", "texts_quote_title", "texts_quote_text", "texts_quote_attribution", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`CREATE INDEX \`home_welcome_welcome_image_idx\` ON \`home\` (\`welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_why_how_why_how_image_idx\` ON \`home\` (\`why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_slides\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v_version_slides\`("_order", "_parent_id", "id", "image_id", "title", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "title", "_uuid" FROM \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_slides\` RENAME TO \`_home_v_version_slides\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_photographs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_photographs\`("_order", "_parent_id", "id", "image_id", "caption", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "caption", "_uuid" FROM \`_home_v_version_photographs\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_photographs\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_photographs\` RENAME TO \`_home_v_version_photographs\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_order_idx\` ON \`_home_v_version_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_parent_id_idx\` ON \`_home_v_version_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_image_idx\` ON \`_home_v_version_photographs\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
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
  	\`version_outcomes_note\` text,
  	\`version_registration_title\` text,
  	\`version_registration_description\` text,
  	\`version_registration_description_html\` text,
  	\`version_safeguarding_title\` text,
  	\`version_safeguarding_description\` text,
  	\`version_safeguarding_description_html\` text,
  	\`version_replies_title\` text,
  	\`version_replies_description\` text,
  	\`version_replies_description_html\` text,
  	\`version_texts_apply_text\` text,
  	\`version_texts_apply_url\` text,
  	\`version_texts_more_text\` text,
  	\`version_texts_more_url\` text,
  	\`version_texts_aims_title\` text,
  	\`version_texts_services_title\` text,
  	\`version_texts_services_lead\` text,
  	\`version_texts_events_title\` text,
  	\`version_texts_events_lead\` text,
  	\`version_texts_clubs_title\` text,
  	\`version_texts_clubs_lead\` text,
  	\`version_texts_photographs_title\` text,
  	\`version_texts_photographs_lead\` text,
  	\`version_texts_testimonials_title\` text,
  	\`version_texts_testimonials_lead\` text,
  	\`version_texts_partners_title\` text,
  	\`version_texts_partners_lead\` text,
  	\`version_texts_quote_title\` text,
  	\`version_texts_quote_text\` text,
  	\`version_texts_quote_attribution\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
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
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_welcome_image_id", "version_welcome_tagline", "version_welcome_title", "version_welcome_description", "version_welcome_description_html", "version_welcome_button_text", "version_welcome_button_url", "version_vision_title", "version_vision_description", "version_vision_description_html", "version_mission_title", "version_mission_description", "version_mission_description_html", "version_why_how_title", "version_why_how_description", "version_why_how_description_html", "version_why_how_image_id", "version_why_how_button_url", "version_outcomes_note", "version_registration_title", "version_registration_description", "version_registration_description_html", "version_safeguarding_title", "version_safeguarding_description", "version_safeguarding_description_html", "version_replies_title", "version_replies_description", "version_replies_description_html", "version_texts_apply_text", "version_texts_apply_url", "version_texts_more_text", "version_texts_more_url", "version_texts_aims_title", "version_texts_services_title", "version_texts_services_lead", "version_texts_events_title", "version_texts_events_lead", "version_texts_clubs_title", "version_texts_clubs_lead", "version_texts_photographs_title", "version_texts_photographs_lead", "version_texts_testimonials_title", "version_texts_testimonials_lead", "version_texts_partners_title", "version_texts_partners_lead", "version_texts_quote_title", "version_texts_quote_text", "version_texts_quote_attribution", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_welcome_image_id", "version_welcome_tagline", "version_welcome_title", "version_welcome_description", "version_welcome_description_html", "version_welcome_button_text", "version_welcome_button_url", "version_vision_title", "version_vision_description", "version_vision_description_html", "version_mission_title", "version_mission_description", "version_mission_description_html", "version_why_how_title", "version_why_how_description", "version_why_how_description_html", "version_why_how_image_id", "version_why_how_button_url", "version_outcomes_note", "version_registration_title", "version_registration_description", "version_registration_description_html", "version_safeguarding_title", "version_safeguarding_description", "version_safeguarding_description_html", "version_replies_title", "version_replies_description", "version_replies_description_html", "version_texts_apply_text", "version_texts_apply_url", "version_texts_more_text", "version_texts_more_url", "version_texts_aims_title", "version_texts_services_title", "version_texts_services_lead", "version_texts_events_title", "version_texts_events_lead", "version_texts_clubs_title", "version_texts_clubs_lead", "version_texts_photographs_title", "version_texts_photographs_lead", "version_texts_testimonials_title", "version_texts_testimonials_lead", "version_texts_partners_title", "version_texts_partners_lead", "version_texts_quote_title", "version_texts_quote_text", "version_texts_quote_attribution", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_welcome_version_welcome_image_idx\` ON \`_home_v\` (\`version_welcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_how_version_why_how_image_idx\` ON \`_home_v\` (\`version_why_how_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_appearance\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_name\` text,
  	\`logo_id\` text(36),
  	\`dark_theme\` integer,
  	\`light_theme\` integer,
  	\`member_area_url\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_appearance\`("id", "site_name", "logo_id", "dark_theme", "light_theme", "member_area_url", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "site_name", "logo_id", "dark_theme", "light_theme", "member_area_url", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`appearance\`;`)
  await db.run(sql`DROP TABLE \`appearance\`;`)
  await db.run(sql`ALTER TABLE \`__new_appearance\` RENAME TO \`appearance\`;`)
  await db.run(sql`CREATE INDEX \`appearance_logo_idx\` ON \`appearance\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`appearance__status_idx\` ON \`appearance\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__appearance_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_name\` text,
  	\`version_logo_id\` text(36),
  	\`version_dark_theme\` integer,
  	\`version_light_theme\` integer,
  	\`version_member_area_url\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__appearance_v\`("id", "version_site_name", "version_logo_id", "version_dark_theme", "version_light_theme", "version_member_area_url", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_site_name", "version_logo_id", "version_dark_theme", "version_light_theme", "version_member_area_url", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_appearance_v\`;`)
  await db.run(sql`DROP TABLE \`_appearance_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__appearance_v\` RENAME TO \`_appearance_v\`;`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version_logo_idx\` ON \`_appearance_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version__status_idx\` ON \`_appearance_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_created_at_idx\` ON \`_appearance_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_updated_at_idx\` ON \`_appearance_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_latest_idx\` ON \`_appearance_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`logo_id\` text(36),
  	\`links\` text,
  	\`links_html\` text,
  	\`copyright\` text,
  	\`copyright_html\` text,
  	\`edited_by\` text,
  	\`edited_by_id\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "text", "logo_id", "links", "links_html", "copyright", "copyright_html", "edited_by", "edited_by_id", "_status", "updated_at", "created_at") SELECT "id", "text", "logo_id", "links", "links_html", "copyright", "copyright_html", "edited_by", "edited_by_id", "_status", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
  await db.run(sql`CREATE INDEX \`footer_logo_idx\` ON \`footer\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_text\` text,
  	\`version_logo_id\` text(36),
  	\`version_links\` text,
  	\`version_links_html\` text,
  	\`version_copyright\` text,
  	\`version_copyright_html\` text,
  	\`version_edited_by\` text,
  	\`version_edited_by_id\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`logos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v\`("id", "version_text", "version_logo_id", "version_links", "version_links_html", "version_copyright", "version_copyright_html", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_text", "version_logo_id", "version_links", "version_links_html", "version_copyright", "version_copyright_html", "version_edited_by", "version_edited_by_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v\` RENAME TO \`_footer_v\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_logo_idx\` ON \`_footer_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
