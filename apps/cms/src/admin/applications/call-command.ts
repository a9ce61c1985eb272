import type { ExpectedApplication } from "../../applications/expected.ts";
import type { BulkResult } from "../../applications/in-bulk.ts";
import { post, readReply } from "../call-api.ts";

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
  return readReply(await post(`/payload-api/applications/${collection}/${command}${query}`, body));
}

/** What a command has to say about the applications that it names. */
export const expectedOf = (applications: readonly ExpectedApplication[]): ExpectedApplication[] =>
  applications.map(({ id, stage, pending }) => ({ id, stage, pending }));
