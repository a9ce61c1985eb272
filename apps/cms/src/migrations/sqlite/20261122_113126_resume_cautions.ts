import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`resume_caution\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`resume_caution\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`resume_caution\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`resume_caution\`;`)
}
