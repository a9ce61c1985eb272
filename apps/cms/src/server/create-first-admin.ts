import type { Payload } from "payload";
import { env } from "../env.ts";
import { forgetAllTries } from "../staff/database-counts.ts";
import { passwordProblem } from "../staff/password-problem.ts";
import { fail } from "../lifecycle/fail.ts";

/** Creates the first account. Without one, the first visitor could become admin. */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs === 0) await create(payload);
  else if (env.CMS_ADMIN_RESET === "yes") await reset(payload);
}

/**
 * Restores access when nobody can log in: resets the account's password and makes it an admin. Ends its
 * sessions and resets all counters of failed attempts.
 */
async function reset(payload: Payload): Promise<void> {
  const password = firstPassword();
  const changed = await payload.update({
    collection: "users",
    where: { email: { equals: env.CMS_ADMIN_EMAIL.toLowerCase() } },
    data: { password, roles: ["admin"] },
  });
  if (changed.docs.length === 0) await create(payload);
  await forgetAllTries(payload);
  payload.logger.warn("The first account was reset. Start again without CMS_ADMIN_RESET.");
}

async function create(payload: Payload): Promise<void> {
  await payload.create({
    collection: "users",
    data: {
      name: "Administrator",
      email: env.CMS_ADMIN_EMAIL,
      password: firstPassword(),
      roles: ["admin"],
    },
  });
}

function firstPassword(): string {
  const { CMS_ADMIN_PASSWORD: password, CMS_ADMIN_EMAIL: email } = env;
  if (!password) {
    fail(["CMS_ADMIN_PASSWORD: is missing; the first account needs at least 12 characters"]);
  }
  const problem = passwordProblem(password, { email });
  if (problem !== null) fail([`CMS_ADMIN_PASSWORD: ${problem}`]);
  return password;
}
