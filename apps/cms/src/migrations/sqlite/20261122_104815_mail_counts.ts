import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mail_counts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`bucket\` text NOT NULL,
  	\`mails\` numeric NOT NULL,
  	\`ends_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_counts_bucket_idx\` ON \`mail_counts\` (\`bucket\`);`)
  await db.run(sql`CREATE INDEX \`mail_counts_ends_at_idx\` ON \`mail_counts\` (\`ends_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mail_counts\`;`)
}
