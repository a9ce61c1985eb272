import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "button_text" varchar;
  ALTER TABLE "pages" ADD COLUMN "button_url" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_button_text" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_button_url" varchar;
  ALTER TABLE "services" ADD COLUMN "key_facts_duration" varchar;
  ALTER TABLE "services" ADD COLUMN "key_facts_cost" varchar;
  ALTER TABLE "services" ADD COLUMN "key_facts_hours" varchar;
  ALTER TABLE "services" ADD COLUMN "key_facts_eligibility" varchar;
  ALTER TABLE "services" ADD COLUMN "key_facts_next_start" varchar;
  ALTER TABLE "services" ADD COLUMN "button_text" varchar;
  ALTER TABLE "services" ADD COLUMN "button_url" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_key_facts_duration" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_key_facts_cost" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_key_facts_hours" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_key_facts_eligibility" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_key_facts_next_start" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_button_text" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_button_url" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "button_text";
  ALTER TABLE "pages" DROP COLUMN "button_url";
  ALTER TABLE "_pages_v" DROP COLUMN "version_button_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_button_url";
  ALTER TABLE "services" DROP COLUMN "key_facts_duration";
  ALTER TABLE "services" DROP COLUMN "key_facts_cost";
  ALTER TABLE "services" DROP COLUMN "key_facts_hours";
  ALTER TABLE "services" DROP COLUMN "key_facts_eligibility";
  ALTER TABLE "services" DROP COLUMN "key_facts_next_start";
  ALTER TABLE "services" DROP COLUMN "button_text";
  ALTER TABLE "services" DROP COLUMN "button_url";
  ALTER TABLE "_services_v" DROP COLUMN "version_key_facts_duration";
  ALTER TABLE "_services_v" DROP COLUMN "version_key_facts_cost";
  ALTER TABLE "_services_v" DROP COLUMN "version_key_facts_hours";
  ALTER TABLE "_services_v" DROP COLUMN "version_key_facts_eligibility";
  ALTER TABLE "_services_v" DROP COLUMN "version_key_facts_next_start";
  ALTER TABLE "_services_v" DROP COLUMN "version_button_text";
  ALTER TABLE "_services_v" DROP COLUMN "version_button_url";`)
}
