import { pageNotFound } from "@kdl/schemas/messages";
import { QueryFailure } from "../../data/data.ts";

/** An address deeper than any route: always 404. */
export function load() {
  throw new QueryFailure(404, pageNotFound);
}

export default function UnknownPath() {
  return null;
}
