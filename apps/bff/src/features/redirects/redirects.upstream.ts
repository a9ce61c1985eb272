import { redirectRule, withoutLoops } from "@kdl/schemas/pages/redirect-rules";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Redirects } from "../../content/content.ts";
import type { Intake } from "../../content/intake.ts";

/** Reads `GET /api/redirects`. Whatever the upstream sends, visitors stay on the site and arrive somewhere. */
export function readRedirects(body: unknown, intake: Intake): Redirects {
  return withoutLoops(intake.items(redirectRule, unwrapList(body)));
}
