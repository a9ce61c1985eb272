import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submission_notes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`collection\` text NOT NULL,
  	\`submission\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text,
  	\`by_name\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`submission_notes_submission_idx\` ON \`submission_notes\` (\`submission\`);`)
  // What stood in the one field of each submission is its first note.
  await db.run(sql`INSERT INTO \`submission_notes\` (\`id\`, \`collection\`, \`submission\`, \`text\`, \`at\`) SELECT \`id\`, 'contact-messages', \`id\`, \`notes\`, \`updated_at\` FROM \`contact_messages\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`INSERT INTO \`submission_notes\` (\`id\`, \`collection\`, \`submission\`, \`text\`, \`at\`) SELECT \`id\`, 'event-registrations', \`id\`, \`notes\`, \`updated_at\` FROM \`event_registrations\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`INSERT INTO \`submission_notes\` (\`id\`, \`collection\`, \`submission\`, \`text\`, \`at\`) SELECT \`id\`, 'internship-applications', \`id\`, \`notes\`, \`updated_at\` FROM \`internship_applications\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`INSERT INTO \`submission_notes\` (\`id\`, \`collection\`, \`submission\`, \`text\`, \`at\`) SELECT \`id\`, 'volunteer-registrations', \`id\`, \`notes\`, \`updated_at\` FROM \`volunteer_registrations\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`INSERT INTO \`submission_notes\` (\`id\`, \`collection\`, \`submission\`, \`text\`, \`at\`) SELECT \`id\`, 'club-registrations', \`id\`, \`notes\`, \`updated_at\` FROM \`club_registrations\` WHERE trim(\`notes\`) <> '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submission_notes\`;`)
}
