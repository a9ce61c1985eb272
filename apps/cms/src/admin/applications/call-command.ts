import type { ExpectedApplication } from "../../applications/expected.ts";
import type { BulkResult } from "../../applications/in-bulk.ts";

type Command =
  | "move"
  | "prepare"
  | "release"
  | "preview"
  | "select"
  | "assign"
  | "board"
  | "offer-interview"
  | "mark-interview"
  | "message"
  | "message-preview";

/** Sends a command about applications. @throws with a text for staff if it was refused */
export async function callCommand<Reply = BulkResult>(
  collection: string,
  command: Command,
  body: object,
  query = "",
): Promise<Reply> {
  const response = await fetch(`/payload-api/applications/${collection}/${command}${query}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const reply = (await response.json().catch(() => ({}))) as Reply & { message?: string };
  if (!response.ok) throw new Error(reply.message ?? "This didn't work. Please try again.");
  return reply;
}

/** What a command has to say about the applications that it names. */
export const expectedOf = (applications: readonly ExpectedApplication[]): ExpectedApplication[] =>
  applications.map(({ id, stage, pending }) => ({ id, stage, pending }));
