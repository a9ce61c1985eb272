import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`owner\` text NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leases\`;`)
}
