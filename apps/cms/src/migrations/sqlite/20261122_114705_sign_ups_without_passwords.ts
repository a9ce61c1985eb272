import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`member_sign_ups_email_key_idx\`;`)
  await db.run(sql`CREATE INDEX \`member_sign_ups_email_key_idx\` ON \`member_sign_ups\` (\`email_key\`);`)
  await db.run(sql`ALTER TABLE \`member_sign_ups\` DROP COLUMN \`mailed_at\`;`)
  await db.run(sql`ALTER TABLE \`member_sign_ups\` DROP COLUMN \`password_hash\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`member_sign_ups_email_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`member_sign_ups\` ADD \`mailed_at\` text;`)
  await db.run(sql`ALTER TABLE \`member_sign_ups\` ADD \`password_hash\` text NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sign_ups_email_key_idx\` ON \`member_sign_ups\` (\`email_key\`);`)
}
