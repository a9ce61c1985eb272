import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`next_steps\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`internship_text\` text DEFAULT 'A mentor reads your application and your resume. If we would like to talk to you, we’ll message you on WhatsApp about an interview. You’ll hear from us either way.' NOT NULL,
  	\`internship_days\` numeric DEFAULT 14 NOT NULL,
  	\`volunteer_text\` text DEFAULT 'Our volunteer team reads what you sent and finds out where your help is needed. You’ll hear from us either way.' NOT NULL,
  	\`volunteer_days\` numeric DEFAULT 10 NOT NULL,
  	\`club_registration_text\` text DEFAULT 'The club’s mentor reads your registration and checks whether there is a place. You’ll hear from us either way.' NOT NULL,
  	\`club_registration_days\` numeric DEFAULT 10 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`reminded\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`reminded\` text;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`reminded\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`next_steps\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`reminded\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`reminded\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`reminded\`;`)
}
