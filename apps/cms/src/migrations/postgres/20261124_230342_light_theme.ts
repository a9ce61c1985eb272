import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appearance" ADD COLUMN "light_theme" boolean;
  ALTER TABLE "_appearance_v" ADD COLUMN "version_light_theme" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appearance" DROP COLUMN "light_theme";
  ALTER TABLE "_appearance_v" DROP COLUMN "version_light_theme";`)
}
