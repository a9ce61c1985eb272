import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_registrations" ADD COLUMN "full_name" varchar;
  CREATE INDEX "event_registrations_full_name_idx" ON "event_registrations" USING btree ("full_name");`)
  await db.execute(sql`UPDATE event_registrations SET full_name = coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), reference);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "event_registrations_full_name_idx";
  ALTER TABLE "event_registrations" DROP COLUMN "full_name";`)
}
