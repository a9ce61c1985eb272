import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`names\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`last_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`people_names_idx\` ON \`people\` (\`names\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`people_email_idx\` ON \`people\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`people_last_at_idx\` ON \`people\` (\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`person_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`person_id\` text(36) NOT NULL,
  	\`kind\` text DEFAULT 'same-person' NOT NULL,
  	\`other_id\` text(36) NOT NULL,
  	\`note\` text,
  	\`stated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`other_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`person_links_person_idx\` ON \`person_links\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`person_links_other_idx\` ON \`person_links\` (\`other_id\`);`)
  await db.run(sql`CREATE INDEX \`person_links_updated_at_idx\` ON \`person_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`person_links_created_at_idx\` ON \`person_links\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`person_other_kind_idx\` ON \`person_links\` (\`person_id\`,\`other_id\`,\`kind\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`DROP TABLE \`person_links\`;`)
}
