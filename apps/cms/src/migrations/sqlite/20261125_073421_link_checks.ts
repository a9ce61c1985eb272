import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`broken_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`field\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`problem\` text NOT NULL,
  	\`is_outside\` integer DEFAULT false NOT NULL,
  	\`fails_since\` text NOT NULL,
  	\`is_reported\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`broken_links_path_idx\` ON \`broken_links\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`broken_links_is_reported_idx\` ON \`broken_links\` (\`is_reported\`);`)
  await db.run(sql`CREATE TABLE \`link_checks\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`asked_at\` text,
  	\`started_at\` text,
  	\`finished_at\` text,
  	\`links\` numeric,
  	\`outside\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`broken_links\`;`)
  await db.run(sql`DROP TABLE \`link_checks\`;`)
}
