import type { TaskConfig } from "payload";
import {
  commitDecline as commit,
  type PostponedDecline,
} from "../applications/release-decision.ts";
import { inTransaction } from "../database/transactions.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface CommitDecline {
  input: PostponedDecline;
  output: object;
}

/** Declines an application once nobody can undo it any more. Running twice does no harm. */
export const commitDecline: TaskConfig<CommitDecline> = {
  slug: "commit-decline",
  label: "Decline an application",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "form", type: "text", required: true },
    { name: "application", type: "text", required: true },
    { name: "from", type: "text", required: true },
    { name: "releaseAt", type: "text", required: true },
    { name: "batch", type: "text", required: true },
    { name: "actor", type: "text", required: true },
    {
      name: "by",
      type: "group",
      fields: [
        { name: "id", type: "text", required: true },
        { name: "name", type: "text", required: true },
      ],
    },
  ],
  handler: async ({ input, req: { payload } }) => {
    await inTransaction(payload, (req) => commit(req, input));
    return { output: {} };
  },
};
