import type { Payload, PayloadRequest, Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import type { SubmissionSlug } from "../forms/form-slugs.ts";

/** The filter and search of the admin's list, which come in the URL as they do there. */
export function filterOf(
  payload: Payload,
  collection: SubmissionSlug,
  { query }: PayloadRequest,
): Where {
  const search = query["search"];
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections[collection].config,
    search: typeof search === "string" ? search : "",
    where: (query["where"] as Where | undefined) ?? {},
  });
}

/** The list's order. */
export const sortOf = ({ query }: PayloadRequest): string[] =>
  (typeof query["sort"] === "string" && query["sort"] ? query["sort"] : "-receivedAt").split(",");
