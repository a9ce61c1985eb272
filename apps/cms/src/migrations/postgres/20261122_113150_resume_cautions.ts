import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "internship_applications" ADD COLUMN "resume_caution" varchar;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "resume_caution" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "internship_applications" DROP COLUMN "resume_caution";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "resume_caution";`)
}
