import { NEXT_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { FixedPath } from "@kdl/schemas/pages/registry";
import { returnPath } from "@kdl/schemas/pages/return-path";

const MAX = 512;
/** Stands for whichever origin the site has: a path leads nowhere else. */
const ORIGIN = "http://site.invalid";

/** A path of this site, with its query, to go to after a log-in; `null` for whatever else was asked. */
export function nextPath(asked: string | null): string | null {
  if (asked === null || asked.length > MAX || !asked.startsWith("/")) return null;
  // Browsers take a backslash for a slash, and drop some control characters before they look.
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  if (/[\\\u0000-\u0020\u007f]/.test(asked)) return null;
  return returnPath(asked, ORIGIN);
}

const LOG_IN_PAGE: FixedPath = "/user-login";

/** The address of the log-in that leads on to a page of this site. */
export const logInPage = (page: string): string =>
  `${LOG_IN_PAGE}?${new URLSearchParams({ [NEXT_PARAMETER]: page })}`;
