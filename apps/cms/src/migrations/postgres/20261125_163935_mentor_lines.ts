import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mentors" ADD COLUMN "role" varchar;
  ALTER TABLE "mentors" ADD COLUMN "field" varchar;
  ALTER TABLE "_mentors_v" ADD COLUMN "version_role" varchar;
  ALTER TABLE "_mentors_v" ADD COLUMN "version_field" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mentors" DROP COLUMN "role";
  ALTER TABLE "mentors" DROP COLUMN "field";
  ALTER TABLE "_mentors_v" DROP COLUMN "version_role";
  ALTER TABLE "_mentors_v" DROP COLUMN "version_field";`)
}
