import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mentors\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`mentors\` ADD \`field\` text;`)
  await db.run(sql`ALTER TABLE \`_mentors_v\` ADD \`version_role\` text;`)
  await db.run(sql`ALTER TABLE \`_mentors_v\` ADD \`version_field\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mentors\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`mentors\` DROP COLUMN \`field\`;`)
  await db.run(sql`ALTER TABLE \`_mentors_v\` DROP COLUMN \`version_role\`;`)
  await db.run(sql`ALTER TABLE \`_mentors_v\` DROP COLUMN \`version_field\`;`)
}
