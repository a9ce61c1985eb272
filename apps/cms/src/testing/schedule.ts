/** Accounts that schedule changes, and the call of the admin's drawer. */
import { randomUUID } from "node:crypto";
import { createLocalReq, type Payload } from "payload";
import type { Role } from "../access/permissions.ts";
import { schedulePublish } from "../admin/schedule/schedule-command.ts";

/** Makes an account, with a name that has to be escaped. */
export const createAccount = (payload: Payload, ...roles: Role[]) =>
  payload.create({
    collection: "users",
    data: {
      name: "Asha <b>Rao</b>",
      email: `${randomUUID()}@example.org`,
      password: "correct-horse-battery",
      roles,
    },
  });

/** @param user `null` for a stranger */
export async function askForSchedule(
  payload: Payload,
  user: { id: string } | null,
  args: object,
): Promise<unknown> {
  const found = user && (await payload.findByID({ collection: "users", id: user.id }));
  const session = found && { user: { ...found, collection: "users" as const } };
  const req = await createLocalReq({ ...session }, payload);
  return schedulePublish({ ...args, req } as never);
}
