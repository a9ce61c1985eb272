import { NEXT_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { FixedPath } from "@kdl/schemas/pages/registry";
import { returnPath } from "@kdl/schemas/pages/return-path";

const MAX = 512;
/** Placeholder for the site's origin, which a path can't leave. */
const ORIGIN = "http://site.invalid";

/** A path of this site, with its query, to go to after a log-in; `null` for anything else. */
export function nextPath(asked: string | null): string | null {
  if (asked === null || asked.length > MAX || !asked.startsWith("/")) return null;
  // Browsers treat a backslash as a slash, and drop some control characters before they parse.
  // oxlint-disable-next-line no-control-regex -- these characters are meant
  if (/[\\\u0000-\u0020\u007f]/.test(asked)) return null;
  return returnPath(asked, ORIGIN);
}

const LOG_IN_PAGE: FixedPath = "/user-login";

/** The address of the log-in, with the page of this site to go to afterwards. */
export const logInPage = (page: string): string =>
  `${LOG_IN_PAGE}?${new URLSearchParams({ [NEXT_PARAMETER]: page })}`;
