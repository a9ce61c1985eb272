/** Every form, sent through nginx as a page's script sends it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { partsOf, postParts, postText } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { findProgram } from "../faults/find-programs.ts";
import { type Account, type EditorApi, editorApi, resumeUrl } from "../support/editor-api.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Anything faster is treated as a bot. */
const FILLING_MS = 3_100;

interface Target {
  page: string;
  collection: string;
}

const targets = (eventSlug: string): Record<FormName, Target> => ({
  contact: { page: "/contact", collection: "contact-messages" },
  "event-registration": {
    page: `/event-registration/${eventSlug}`,
    collection: "event-registrations",
  },
  internship: { page: "/internship-registration", collection: "internship-applications" },
  volunteer: { page: "/training-form", collection: "volunteer-registrations" },
  "club-registration": { page: "/club-registration", collection: "club-registrations" },
});

/** A site whose forms are tested, and access to what it stored. */
export interface FormSite {
  url: string;
  /** Base URL of the admin's API. */
  cmsUrl: string;
  account?: Account;
  /** Optional fields that this site's forms lack because it is an older release. */
  unknownFields?: readonly string[];
  /** The rows of a collection with an email address, as `reference|quarantined`. */
  stored(collection: string, email: string): Promise<string[]>;
  /** Whether there is a file whose name contains the key. */
  hasFile(key: string): Promise<boolean>;
}

export async function everyFormArrivesOnce(site: ScaledSite): Promise<string> {
  const said = await sendEveryForm({
    url: site.url,
    cmsUrl: site.cmsUrl,
    async stored(collection, email) {
      const table = collection.replaceAll("-", "_");
      const rows = `select reference, quarantined from ${table} where email = '${email}'`;
      return query(site.databaseUrl, rows).map((row) =>
        row.replace(/t$/, "true").replace(/f$/, "false"),
      );
    },
    hasFile: async (key) => (await site.s3.files()).some((path) => path.includes(key)),
  });
  assert.ok(!existsSync(join(site.cmsFolder, "resumes")), "no file stays with the CMS");
  return said;
}

/** Sends each form twice with the same key, and checks that everything is stored where it should be. */
export async function sendEveryForm(site: FormSite): Promise<string> {
  const editor = await editorApi(site.cmsUrl, site.account);
  const event = await createEvent(editor);
  const registration = `${site.url}/event-registration/${event.slug}`;
  await untilTrue("the event's form", async () => (await fetch(registration)).ok);
  const visitor = { baseUrl: site.url, send: fetch };
  const cases = Object.entries(targets(event.slug)).map(async ([name, { page, collection }]) => {
    const sample = fullSample(name as FormName, event.id);
    for (const field of site.unknownFields ?? []) delete sample.values[field];
    const token = await beginForm(site.url);
    await pause(FILLING_MS);
    const headers = { accept: "application/json", "idempotency-key": randomUUID() };
    const send = () =>
      forms[name as FormName].file
        ? postParts(visitor, page, [["form_token", token], ...partsOf(sample)], headers)
        : postText(visitor, page, JSON.stringify({ ...sample.values, form_token: token }), headers);
    const [first, second] = [await send(), await send()];
    assert.equal(first.status, 201, `${name}: ${first.text}`);
    assert.deepEqual(second.body, first.body, `${name}: sent again with its key`);

    const email = String(sample.values["email"]);
    const stored = await site.stored(collection, email);
    assert.deepEqual(stored, [`${String(first.body["reference"])}|false`], name);
    if (sample.file) await fileIsStored(site, editor, collection, email, sample.file.bytes);
    return Boolean(sample.file);
  });
  const withFile = await Promise.all(cases);
  return `5 forms twice, ${withFile.filter(Boolean).length} files stored`;
}

async function createEvent(editor: EditorApi): Promise<{ id: string; slug: string }> {
  const slug = `open-lab-${randomUUID()}`;
  const startsAt = new Date(Date.now() + 7 * DAY_MS);
  const id = await editor.create("events", {
    name: "Open Lab",
    slug,
    type: "Offline",
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + DAY_MS).toISOString(),
    _status: "published",
  });
  return { id, slug };
}

async function beginForm(url: string): Promise<string> {
  const answer = await (await fetch(`${url}/trpc/forms.begin`)).json();
  return (answer as { result: { data: { token: string } } }).result.data.token;
}

/** Rows of the result, with columns separated by `|`. */
export function query(databaseUrl: string, sql: string): string[] {
  const psql = findProgram("psql");
  assert.ok(psql, "psql comes with PostgreSQL");
  const text = execFileSync(psql, [databaseUrl, "-Atc", sql], { encoding: "utf8" });
  return text.trim().split("\n").filter(Boolean);
}

/** Asserts that the file is stored, and that staff download exactly what was sent. */
async function fileIsStored(
  { cmsUrl, hasFile }: FormSite,
  editor: EditorApi,
  collection: string,
  email: string,
  sent: Uint8Array,
): Promise<void> {
  const row = (await editor.list(collection)).find((candidate) => candidate["email"] === email);
  const { key } = Object(row?.["resume"]) as { key: string };
  assert.ok(await hasFile(key), "the file is stored");

  const id = String(row?.["id"]);
  const stranger = await fetch(resumeUrl(cmsUrl, collection, id));
  assert.ok([401, 403].includes(stranger.status), `a stranger gets ${stranger.status}`);
  assert.equal(digest(await editor.resumeOf(collection, id)), digest(sent));
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
