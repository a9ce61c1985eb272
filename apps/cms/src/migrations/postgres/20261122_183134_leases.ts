import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "leases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"owner" varchar NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leases" CASCADE;`)
}
