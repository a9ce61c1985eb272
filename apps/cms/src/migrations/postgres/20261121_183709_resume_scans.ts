import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_internship_applications_resume_scan" AS ENUM('waiting', 'clean', 'infected', 'removed');
  CREATE TYPE "public"."enum_volunteer_registrations_resume_scan" AS ENUM('waiting', 'clean', 'infected', 'removed');
  ALTER TABLE "internship_applications" ADD COLUMN "resume_scan" "enum_internship_applications_resume_scan";
  ALTER TABLE "internship_applications" ADD COLUMN "resume_scan_note" varchar;
  ALTER TABLE "internship_applications" ADD COLUMN "resume_scanned_at" timestamp(3) with time zone;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "resume_scan" "enum_volunteer_registrations_resume_scan";
  ALTER TABLE "volunteer_registrations" ADD COLUMN "resume_scan_note" varchar;
  ALTER TABLE "volunteer_registrations" ADD COLUMN "resume_scanned_at" timestamp(3) with time zone;
  CREATE INDEX "internship_applications_resume_resume_scan_idx" ON "internship_applications" USING btree ("resume_scan");
  CREATE INDEX "volunteer_registrations_resume_resume_scan_idx" ON "volunteer_registrations" USING btree ("resume_scan");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "internship_applications_resume_resume_scan_idx";
  DROP INDEX "volunteer_registrations_resume_resume_scan_idx";
  ALTER TABLE "internship_applications" DROP COLUMN "resume_scan";
  ALTER TABLE "internship_applications" DROP COLUMN "resume_scan_note";
  ALTER TABLE "internship_applications" DROP COLUMN "resume_scanned_at";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "resume_scan";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "resume_scan_note";
  ALTER TABLE "volunteer_registrations" DROP COLUMN "resume_scanned_at";
  DROP TYPE "public"."enum_internship_applications_resume_scan";
  DROP TYPE "public"."enum_volunteer_registrations_resume_scan";`)
}
