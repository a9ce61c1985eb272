import type { Payload } from "payload";
import { env } from "../env.ts";
import { passwordProblem } from "../staff/password-problem.ts";
import { fail } from "./fail.ts";

/** Makes the first account. Without one, whoever comes first could make themselves admin. */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return;
  if (!env.CMS_ADMIN_PASSWORD) {
    fail(["CMS_ADMIN_PASSWORD: is missing; the first account needs at least 12 characters"]);
  }
  const problem = passwordProblem(env.CMS_ADMIN_PASSWORD, { email: env.CMS_ADMIN_EMAIL });
  if (problem !== null) fail([`CMS_ADMIN_PASSWORD: ${problem}`]);
  await payload.create({
    collection: "users",
    data: {
      name: "Administrator",
      email: env.CMS_ADMIN_EMAIL,
      password: env.CMS_ADMIN_PASSWORD,
      role: "admin",
    },
  });
}
