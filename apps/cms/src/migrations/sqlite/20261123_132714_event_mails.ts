import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`event_facts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`told\` text,
  	\`changed_since\` text,
  	\`changed_at\` text,
  	\`published\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_facts_event_idx\` ON \`event_facts\` (\`event\`);`)
  await db.run(sql`CREATE TABLE \`event_mailings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`audience\` text NOT NULL,
  	\`before\` text,
  	\`after\` text,
  	\`sequence\` numeric,
  	\`changed_since\` text,
  	\`subject\` text,
  	\`body\` text,
  	\`reply_to\` text,
  	\`people\` numeric NOT NULL,
  	\`by\` text NOT NULL,
  	\`by_name\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_mailings_key_idx\` ON \`event_mailings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`event_mailings_event_idx\` ON \`event_mailings\` (\`event\`);`)
  await db.run(sql`ALTER TABLE \`event_sends\` ADD \`mailing\` text;`)
  await db.run(sql`ALTER TABLE \`event_sends\` ADD \`state\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`event_facts\`;`)
  await db.run(sql`DROP TABLE \`event_mailings\`;`)
  await db.run(sql`ALTER TABLE \`event_sends\` DROP COLUMN \`mailing\`;`)
  await db.run(sql`ALTER TABLE \`event_sends\` DROP COLUMN \`state\`;`)
}
