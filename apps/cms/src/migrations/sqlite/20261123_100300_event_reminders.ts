import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`event_sends\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`registration\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_sends_key_idx\` ON \`event_sends\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`event_sends_event_idx\` ON \`event_sends\` (\`event\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`remind_week\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`remind_day\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_remind_week\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_remind_day\` integer DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`event_sends\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`remind_week\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`remind_day\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_remind_week\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_remind_day\`;`)
}
