/**
 * `node src/demo/cli.ts`: fills the database that the environment names, as `npm run demo` does before it
 * starts the site. Prints the accounts of the staff that it has made.
 */
import "../database/resolve-migrations.ts";
import { env } from "../env.ts";

const { default: config } = await import("../payload.config.ts");
const { getPayload } = await import("payload");
const { addCertificates } = await import("./certificates.ts");
const { addEvents } = await import("./events.ts");
const { fillWithApplications } = await import("./fill.ts");

const payload = await getPayload({ config });
const password = env.CMS_ADMIN_PASSWORD ?? "";

async function account(name: string, email: string, role: "coordinator" | "mentor") {
  const data = { name, email, password, roles: [role] };
  const { id } = await payload.create({ collection: "users", data });
  process.stdout.write(`${role}: ${email}\n`);
  return { id, name };
}

const team = {
  coordinator: await account("Sunita Rao", "coordinator@example.org", "coordinator"),
  mentors: [
    await account("Vikram Das", "mentor-1@example.org", "mentor"),
    await account("Leela Thomas", "mentor-2@example.org", "mentor"),
  ] as const,
};
const now = new Date();
const count = await fillWithApplications(payload, team, now);
const certificates = await addCertificates(payload, team.coordinator, now);
const registrations = await addEvents(payload, team.coordinator, now);
process.stdout.write(
  `${count} applications, ${registrations} registrations, ${certificates} certificates\n`,
);
process.exit(0);
