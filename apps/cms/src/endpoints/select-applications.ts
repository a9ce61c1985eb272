import type { Decision, StageName } from "@kdl/schemas/applications/stages";
import { applicantName } from "../applications/applicant-name.ts";
import { BULK_MAX } from "../applications/in-bulk.ts";
import type { SelectedApplication, Selection } from "../applications/replies.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { selectionBody } from "./command-bodies.ts";
import { commandEndpoint } from "./command-endpoint.ts";
import { filterOf, sortOf } from "./list-filter.ts";

/**
 * What is selected, by ids or by the filter, search and order of the admin's list, which come in the URL as
 * they do there. Commands name what was returned here, so that they change what staff have seen.
 */
export const selectApplications = commandEndpoint(
  "select",
  selectionBody,
  async ({ payload, req, form }, { ids }): Promise<Selection> => {
    const collection = formSlugs[form];
    const filter = ids ? { id: { in: ids } } : filterOf(payload, collection, req);
    const { docs, totalDocs } = await payload.find({
      collection,
      where: { and: [filter, { quarantined: { equals: false } }] },
      sort: sortOf(req),
      limit: BULK_MAX,
      depth: 0,
      // With the account's rights, so that hidden fields can't be searched.
      overrideAccess: false,
      user: req.user,
    });
    return { applications: docs.map(toSelected), total: totalDocs };
  },
);

function toSelected(found: object): SelectedApplication {
  const doc = found as Record<string, unknown>;
  const text = (name: string) => (typeof doc[name] === "string" ? doc[name] : "");
  return {
    id: text("id"),
    reference: text("reference"),
    name: applicantName(doc),
    stage: text("stage") as StageName,
    pending: (text("pendingStage") || null) as Decision | null,
    releaseAt: text("releaseAt") || null,
  };
}
