import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`interviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`application\` text NOT NULL,
  	\`mentor\` text NOT NULL,
  	\`mentor_name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`slots\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`place\` text NOT NULL,
  	\`starts_at\` text,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`bookings\` numeric DEFAULT 0 NOT NULL,
  	\`none_suits\` integer DEFAULT false,
  	\`offered_at\` text NOT NULL,
  	\`offered_by\` text NOT NULL,
  	\`booked_at\` text,
  	\`ended_at\` text,
  	\`ended_by\` text,
  	\`reminded\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`interviews_application_idx\` ON \`interviews\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`interviews_mentor_idx\` ON \`interviews\` (\`mentor\`);`)
  await db.run(sql`CREATE INDEX \`interviews_state_idx\` ON \`interviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`interviews_starts_at_idx\` ON \`interviews\` (\`starts_at\`);`)
  await db.run(sql`CREATE TABLE \`interview_times\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`interview\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`interview_times_interview_idx\` ON \`interview_times\` (\`interview\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`interviews\`;`)
  await db.run(sql`DROP TABLE \`interview_times\`;`)
}
