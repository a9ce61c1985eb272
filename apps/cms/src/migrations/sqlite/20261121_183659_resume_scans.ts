import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`resume_scan\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`resume_scan_note\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`resume_scanned_at\` text;`)
  await db.run(sql`CREATE INDEX \`internship_applications_resume_resume_scan_idx\` ON \`internship_applications\` (\`resume_scan\`);`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`resume_scan\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`resume_scan_note\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`resume_scanned_at\` text;`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_resume_resume_scan_idx\` ON \`volunteer_registrations\` (\`resume_scan\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`internship_applications_resume_resume_scan_idx\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`resume_scan\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`resume_scan_note\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`resume_scanned_at\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_resume_resume_scan_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`resume_scan\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`resume_scan_note\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`resume_scanned_at\`;`)
}
