import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clubs" ADD COLUMN "is_uav_club" boolean DEFAULT false;
  ALTER TABLE "_clubs_v" ADD COLUMN "version_is_uav_club" boolean DEFAULT false;
  ALTER TABLE "club_registrations" ADD COLUMN "club" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clubs" DROP COLUMN "is_uav_club";
  ALTER TABLE "_clubs_v" DROP COLUMN "version_is_uav_club";
  ALTER TABLE "club_registrations" DROP COLUMN "club";`)
}
