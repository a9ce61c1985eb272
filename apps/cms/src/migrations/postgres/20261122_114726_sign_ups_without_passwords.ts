import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "member_sign_ups_email_key_idx";
  CREATE INDEX "member_sign_ups_email_key_idx" ON "member_sign_ups" USING btree ("email_key");
  ALTER TABLE "member_sign_ups" DROP COLUMN "mailed_at";
  ALTER TABLE "member_sign_ups" DROP COLUMN "password_hash";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "member_sign_ups_email_key_idx";
  ALTER TABLE "member_sign_ups" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "member_sign_ups" ADD COLUMN "password_hash" varchar NOT NULL;
  CREATE UNIQUE INDEX "member_sign_ups_email_key_idx" ON "member_sign_ups" USING btree ("email_key");`)
}
