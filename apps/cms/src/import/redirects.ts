/** Former addresses lead to the new pages. */
import { redirectPath } from "@kdl/schemas/pages/redirect-rules";
import { createLocalReq, type Payload, type PayloadRequest, type TextField } from "payload";
import { fromPathField, toPathField } from "../fields/redirect-paths.ts";
import type { Plan } from "./plan.ts";
import { oneLine, shorten } from "./plain-text.ts";
import type { Report } from "./report.ts";
import type { Store } from "./store.ts";

const NOTE = "Made by an import: the page's address on the former site.";

type Validate = (
  value: string,
  options: { req: PayloadRequest; siblingData: object },
) => Promise<true | string>;

const validateWith = (field: TextField) => field.validate as unknown as Validate;

/** Only published pages have addresses. A later run makes up for those that are published meanwhile. */
export async function importRedirects(
  payload: Payload,
  plan: Plan,
  store: Store,
  report: Report,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  const published = [...plan.pages.values()].filter(
    ({ state, isPublished }) => isPublished && (state === "new" || state === "there"),
  );
  const addresses = new Set(published.map(({ slug }) => `/${slug}`));
  const seen = new Set<string>();
  for (const { page, slug } of published) {
    for (const former of page.formerPaths) {
      const fromPath = redirectPath(former.replace(/(.)\/+$/, "$1")) ?? former;
      if (seen.has(fromPath)) continue;
      seen.add(fromPath);
      const toPath = `/${slug}`;
      if (fromPath === toPath) continue;
      const at = shorten(oneLine(fromPath), 200);
      const row = { what: "redirect", at, from: `leads to ${toPath}` } as const;
      if (await isKept(payload, fromPath)) {
        report.row({ outcome: "there", ...row });
        continue;
      }
      const siblingData = { fromPath, toPath };
      const refused = addresses.has(fromPath)
        ? `another page is at ${fromPath} now`
        : await refusalOf(req, siblingData);
      if (refused === null) {
        await store.redirect({ fromPath, toPath, note: NOTE });
        report.row({ outcome: "made", ...row });
      } else report.warn(page.label, `no redirect from ${at}: ${refused}`);
    }
  }
}

async function isKept(payload: Payload, fromPath: string): Promise<boolean> {
  const where = { fromPath: { equals: fromPath } };
  const { totalDocs } = await payload.count({ collection: "redirects", where });
  return totalDocs > 0;
}

/** As the admin would refuse it. */
async function refusalOf(req: PayloadRequest, siblingData: { fromPath: string; toPath: string }) {
  const options = { req, siblingData };
  const from = await validateWith(fromPathField)(siblingData.fromPath, options);
  if (from !== true) return from;
  const to = await validateWith(toPathField)(siblingData.toPath, options);
  return to === true ? null : to;
}
