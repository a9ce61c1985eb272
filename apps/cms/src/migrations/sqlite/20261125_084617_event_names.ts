import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`full_name\` text;`)
  await db.run(sql`CREATE INDEX \`event_registrations_full_name_idx\` ON \`event_registrations\` (\`full_name\`);`)
  await db.run(sql`UPDATE event_registrations SET full_name = coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), reference);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`event_registrations_full_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`full_name\`;`)
}
