import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`internship_applications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`internship_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`internship_applications_rels_order_idx\` ON \`internship_applications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_rels_parent_idx\` ON \`internship_applications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_rels_path_idx\` ON \`internship_applications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_rels_users_id_idx\` ON \`internship_applications_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_registrations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_rels_order_idx\` ON \`volunteer_registrations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_rels_parent_idx\` ON \`volunteer_registrations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_rels_path_idx\` ON \`volunteer_registrations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_rels_users_id_idx\` ON \`volunteer_registrations_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`club_registrations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`club_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`club_registrations_rels_order_idx\` ON \`club_registrations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_rels_parent_idx\` ON \`club_registrations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_rels_path_idx\` ON \`club_registrations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_rels_users_id_idx\` ON \`club_registrations_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`access_log\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`staff\` text NOT NULL,
  	\`staff_name\` text NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`access_log_at_idx\` ON \`access_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`access_log_staff_idx\` ON \`access_log\` (\`staff\`);`)
  await db.run(sql`CREATE INDEX \`access_log_staff_name_idx\` ON \`access_log\` (\`staff_name\`);`)
  await db.run(sql`CREATE INDEX \`access_log_document_idx\` ON \`access_log\` (\`document\`);`)
  // Admins stay admins, and editors stay editors.
  await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`, \`id\`) SELECT 1, \`id\`, \`role\`, \`id\` FROM \`users\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`internship_applications_rels\`;`)
  await db.run(sql`DROP TABLE \`volunteer_registrations_rels\`;`)
  await db.run(sql`DROP TABLE \`club_registrations_rels\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`access_log\`;`)
}
