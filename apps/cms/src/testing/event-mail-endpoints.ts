/** What the endpoints about mails to participants ask for, for the matrix of roles. */
import type { Action } from "../access/permissions.ts";

const actions = {
  untold: "read",
  log: "read",
  "change-preview": "tell",
  tell: "tell",
  "dont-tell": "tell",
  "message-preview": "message",
  message: "message",
} as const satisfies Record<string, Action>;

/** @param id of no event */
export const eventMailEndpoints = (id: string) =>
  Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      `post /event-mails/:event/${name}`,
      [{ path: `event-mails/${id}/${name}`, action, subject: "event-mails" as const, body: {} }],
    ]),
  );
