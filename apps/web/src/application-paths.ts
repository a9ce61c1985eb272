/** Addresses of applicants' pages. Not in `paths.ts`, which every page loads. */
import type { FixedPath, SluggedPattern } from "@kdl/schemas/pages/registry";

const links = "/application" satisfies FixedPath;
const pattern = "/application/:slug" satisfies SluggedPattern;

export const applicationPaths = {
  links: () => links,
  /** @param token of the private link */
  status: (token: string) => pattern.slice(0, -":slug".length) + encodeURIComponent(token),
  /** The booked interview, as a file. */
  calendar: (token: string) =>
    `${pattern.slice(0, -":slug".length)}${encodeURIComponent(token)}/interview.ics`,
} as const;
