import { BULK_MAX } from "../applications/in-bulk.ts";
import type { Selection } from "../applications/replies.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { selectionBody } from "./command-bodies.ts";
import { commandEndpoint } from "./command-endpoint.ts";
import { selectedFields, toSelected } from "./filtered-applications.ts";
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
      select: selectedFields,
      // With the account's rights, so that hidden fields can't be searched.
      overrideAccess: false,
      user: req.user,
    });
    return { applications: docs.map(toSelected), total: totalDocs };
  },
);
