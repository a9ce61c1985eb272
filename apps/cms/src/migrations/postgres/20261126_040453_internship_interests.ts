import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_internship_applications_interested_to_learn" ADD VALUE 'Data Science';
  ALTER TYPE "public"."enum_internship_applications_interested_to_learn" ADD VALUE 'Business Analytics';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "internship_applications" ALTER COLUMN "interested_to_learn" SET DATA TYPE text;
  DROP TYPE "public"."enum_internship_applications_interested_to_learn";
  CREATE TYPE "public"."enum_internship_applications_interested_to_learn" AS ENUM('Digital Marketing', 'Graphic Designing', 'Video Editing', 'Web Development', 'Cloud Computing', 'Mobile App Development', 'Full Stack Development');
  ALTER TABLE "internship_applications" ALTER COLUMN "interested_to_learn" SET DATA TYPE "public"."enum_internship_applications_interested_to_learn" USING "interested_to_learn"::"public"."enum_internship_applications_interested_to_learn";`)
}
