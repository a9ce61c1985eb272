import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`appearance\` ADD \`light_theme\` integer;`)
  await db.run(sql`ALTER TABLE \`_appearance_v\` ADD \`version_light_theme\` integer;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`appearance\` DROP COLUMN \`light_theme\`;`)
  await db.run(sql`ALTER TABLE \`_appearance_v\` DROP COLUMN \`version_light_theme\`;`)
}
