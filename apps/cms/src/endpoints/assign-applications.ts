import { z } from "zod";
import { may } from "../access/permissions.ts";
import { holdApplication } from "../applications/hold-application.ts";
import { BULK_MAX } from "../applications/in-bulk.ts";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { commandEndpoint } from "./command-endpoint.ts";

const assignBody = z.strictObject({
  ids: z.array(z.guid()).min(1).max(BULK_MAX, `At most ${BULK_MAX} applications at a time.`),
  /** An account. */
  staff: z.guid(),
  isAssigned: z.boolean(),
});

/**
 * Assigns applications to a member of staff in addition to others, or takes them away again. Each change
 * names one person, so that two coordinators at once don't undo what the other does.
 */
export const assignApplications = commandEndpoint(
  "assign",
  assignBody,
  async ({ payload, form }, { ids, staff, isAssigned }) => {
    const account = await payload.findByID({
      collection: "users",
      id: staff,
      depth: 0,
      disableErrors: true,
    });
    if (isAssigned && !(account && may(account.roles, "read", "applications"))) {
      return { done: [] };
    }
    const done: string[] = [];
    for (const id of new Set(ids)) {
      const changed = await inTransaction(payload, async (req) => {
        // Payload looks for the person before it adds them: two at once would add them twice.
        if (!(await holdApplication(req, { form, application: id }))) return false;
        await payload.db.updateOne({
          collection: formSlugs[form],
          id,
          data: { assignees: { [isAssigned ? "$push" : "$remove"]: [staff] } },
          returning: false,
          req,
        });
        return true;
      });
      if (changed) done.push(id);
    }
    return { done };
  },
  "assign",
);
