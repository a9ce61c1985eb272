/** What the endpoints of the tab Participants ask for, for the matrix of roles. */
import type { Action, Subject } from "../access/permissions.ts";

const commands: Record<string, Action> = {
  add: "change-places",
  seat: "change-places",
  cancel: "change-places",
  mark: "mark-attendance",
  "mark-rest": "mark-attendance",
  print: "export",
  "thanks-preview": "send-mail",
  thanks: "send-mail",
};

interface Asked {
  path: string;
  action: Action;
  subject: Subject;
  body?: object;
}

/** @param id of no event */
export const participantEndpoints = (id: string): Record<string, Asked[]> => ({
  "get /participants/:event": [{ path: `participants/${id}`, action: "read", subject: "content" }],
  ...Object.fromEntries(
    Object.entries(commands).map(([name, action]) => [
      `post /participants/:event/${name}`,
      [{ path: `participants/${id}/${name}`, action, subject: "messages", body: { no: 1 } }],
    ]),
  ),
});
