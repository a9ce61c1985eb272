import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_outcomes_order_idx\` ON \`home_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_outcomes_parent_id_idx\` ON \`home_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_photographs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`site_images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_photographs_order_idx\` ON \`home_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_parent_id_idx\` ON \`home_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_photographs_image_idx\` ON \`home_photographs\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_outcomes_order_idx\` ON \`_home_v_version_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_outcomes_parent_id_idx\` ON \`_home_v_version_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_photographs\` (
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
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_order_idx\` ON \`_home_v_version_photographs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_parent_id_idx\` ON \`_home_v_version_photographs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photographs_image_idx\` ON \`_home_v_version_photographs\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`outcomes_note\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`registration_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`registration_description\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`registration_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`safeguarding_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`safeguarding_description\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`safeguarding_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`replies_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`replies_description\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`replies_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_apply_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_apply_url\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_more_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_more_url\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_aims_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_services_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_events_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_events_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_clubs_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_clubs_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_photographs_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_photographs_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_testimonials_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_testimonials_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_partners_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_partners_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_quote_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`texts_quote_attribution\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_outcomes_note\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_registration_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_registration_description\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_registration_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_safeguarding_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_safeguarding_description\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_safeguarding_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_replies_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_replies_description\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_replies_description_html\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_apply_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_apply_url\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_more_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_more_url\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_aims_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_services_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_events_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_events_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_clubs_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_clubs_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_photographs_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_photographs_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_testimonials_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_testimonials_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_partners_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_partners_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_quote_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_quote_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_texts_quote_attribution\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_outcomes\`;`)
  await db.run(sql`DROP TABLE \`home_photographs\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_outcomes\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_photographs\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`outcomes_note\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`registration_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`registration_description\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`registration_description_html\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`safeguarding_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`safeguarding_description\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`safeguarding_description_html\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`replies_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`replies_description\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`replies_description_html\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_apply_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_apply_url\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_more_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_more_url\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_aims_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_services_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_services_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_events_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_events_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_clubs_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_clubs_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_photographs_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_photographs_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_testimonials_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_testimonials_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_partners_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_partners_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_quote_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_quote_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`texts_quote_attribution\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_outcomes_note\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_registration_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_registration_description\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_registration_description_html\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_safeguarding_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_safeguarding_description\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_safeguarding_description_html\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_replies_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_replies_description\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_replies_description_html\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_apply_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_apply_url\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_more_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_more_url\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_aims_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_services_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_services_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_events_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_events_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_clubs_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_clubs_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_photographs_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_photographs_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_testimonials_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_testimonials_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_partners_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_partners_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_quote_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_quote_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_texts_quote_attribution\`;`)
}
