import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`clubs\` ADD \`is_uav_club\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_clubs_v\` ADD \`version_is_uav_club\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`club\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`clubs\` DROP COLUMN \`is_uav_club\`;`)
  await db.run(sql`ALTER TABLE \`_clubs_v\` DROP COLUMN \`version_is_uav_club\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`club\`;`)
}
