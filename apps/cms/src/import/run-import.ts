import { createToRichText, type ToRichText } from "../seed/to-rich-text.ts";
import { openSeedLog, type SeedLog } from "../seed/seeded-keys.ts";
import type { Payload } from "payload";
import { pageText } from "./page-text.ts";
import { createPictureId, type PictureId } from "./pictures.ts";
import { logKey, parentIdOf, type Plan, type PlannedPage, planPages } from "./plan.ts";
import { shorten } from "./plain-text.ts";
import { importRedirects } from "./redirects.ts";
import { reasonOf, type Report } from "./report.ts";
import type { Source } from "./source.ts";
import { cmsStore, dryStore, type Store } from "./store.ts";

export interface ImportOptions {
  isDryRun: boolean;
  /** Slug of the page that everything is imported below. */
  parentSlug: string | null;
  /** Ends the import after the current page. */
  signal?: AbortSignal;
}

interface Importing {
  source: Source;
  plan: Plan;
  store: Store;
  report: Report;
  pictureId: PictureId;
  toRichText: ToRichText;
}

/** Maximum lengths of the fields of pages. */
const [MAX_TITLE, MAX_DESCRIPTION, MAX_TAGLINE] = [120, 400, 200];

/**
 * Creates pages, pictures and redirects from a source. A page from an earlier run isn't changed, and isn't
 * recreated if it was deleted. An interrupted import continues where it stopped.
 *
 * @throws {ImportProblem} if it can't begin
 */
export async function runImport(
  payload: Payload,
  source: Source,
  options: ImportOptions,
  report: Report,
): Promise<void> {
  const { isDryRun, parentSlug, signal } = options;
  const log = await openSeedLog(payload);
  const plan = await planPages(payload, source, log, parentSlug);
  for (const { place, text } of plan.warnings) report.warn(place, text);
  const store = isDryRun ? dryStore(payload) : cmsStore(payload);
  const importing: Importing = {
    source,
    plan,
    store,
    report,
    pictureId: createPictureId(source, store, report),
    toRichText: createToRichText(payload.config),
  };
  for (const planned of plan.pages.values()) {
    if (signal?.aborted) return;
    await importPage(planned, importing);
    if (!isDryRun) await remember(planned, source, log);
  }
  await importRedirects(payload, plan, store, report);
}

async function importPage(planned: PlannedPage, importing: Importing): Promise<void> {
  const { page, slug, state } = planned;
  const { report } = importing;
  const row = { what: "page", at: `/${slug}`, from: page.label } as const;
  if (state !== "new") {
    const note =
      state === "gone" ? `${page.label} (deleted since, and not made again)` : page.label;
    return report.row({ outcome: "there", ...row, from: note });
  }
  try {
    for (const warning of page.warnings) report.warn(page.label, warning);
    await makePage(planned, importing);
    const draft = planned.isPublished ? "" : " (draft)";
    report.row({ outcome: "made", ...row, from: `${page.label}${draft}` });
  } catch (error) {
    planned.state = "failed";
    report.row({ outcome: "failed", ...row });
    report.warn(page.label, reasonOf(error));
  }
}

async function makePage(planned: PlannedPage, importing: Importing): Promise<void> {
  const { page, id, slug, isPublished } = planned;
  const { source, plan, store, report, pictureId, toRichText } = importing;
  const { html, warnings } = await pageText(page, { source, plan, pictureId });
  for (const { needle, text } of warnings) report.warn(await source.placeOf(page, needle), text);
  const banner = page.banner && (await pictureId(page.banner, page));
  const fit = (name: string, text: string, length: number) => {
    if (text.length > length)
      report.warn(page.label, `the ${name} was cut to ${length} characters`);
    return shorten(text, length);
  };
  await store.page({
    id,
    slug,
    title: fit("title", page.title, MAX_TITLE),
    parent: parentIdOf(planned, plan),
    isPublished,
    shortDescription: fit("description", page.description, MAX_DESCRIPTION),
    bannerTagline: fit("tagline", page.tagline, MAX_TAGLINE),
    ...(banner ? { bannerImage: banner } : {}),
    content: await toRichText(html),
  });
}

/** Remembers a page, so that it isn't created again after staff delete it. */
async function remember({ page, state }: PlannedPage, source: Source, log: SeedLog): Promise<void> {
  const key = logKey(source, page);
  if (state !== "failed" && !page.mayExist && !log.has(key)) await log.add(key);
}
