/** Every form, sent through nginx as a page's script sends it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { partsOf, postParts, postText } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { FormName } from "@kdl/schemas/form";
import { forms } from "@kdl/schemas/forms";
import { findProgram } from "../faults/find-programs.ts";
import { ADMIN } from "../support/shipped-site.ts";
import { type EditorApi, editorApi } from "../support/editor-api.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Who is quicker is taken for a program. */
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

/** Each is sent twice with its key; then all is looked for where it has to be. */
export async function everyFormArrivesOnce(site: ScaledSite): Promise<string> {
  const editor = await editorApi(site.cmsUrl);
  const event = await createEvent(editor);
  const registration = `${site.url}/event-registration/${event.slug}`;
  await untilTrue("the event's form", async () => (await fetch(registration)).ok);
  const visitor = { baseUrl: site.url, send: fetch };
  let files = 0;
  for (const [name, { page, collection }] of Object.entries(targets(event.slug))) {
    const sample = fullSample(name as FormName, event.id);
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
    const stored = query(
      site.databaseUrl,
      `select reference, quarantined from ${collection.replaceAll("-", "_")} where email = '${email}'`,
    );
    assert.deepEqual(stored, [`${String(first.body["reference"])}|f`], name);
    if (sample.file) {
      files += 1;
      await fileIsInBucket(site, editor, collection, email, sample.file.bytes);
    }
  }
  assert.ok(!existsSync(join(site.cmsFolder, "resumes")), "no file stays with the CMS");
  return `5 forms twice, ${files} files in the bucket`;
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

/** Rows of an answer, their columns separated by `|`. */
function query(databaseUrl: string, sql: string): string[] {
  const psql = findProgram("psql");
  assert.ok(psql, "psql comes with PostgreSQL");
  const text = execFileSync(psql, [databaseUrl, "-Atc", sql], { encoding: "utf8" });
  return text.trim().split("\n").filter(Boolean);
}

/** The object is there, and staff get just what was sent. */
async function fileIsInBucket(
  { cmsUrl, s3 }: ScaledSite,
  editor: EditorApi,
  collection: string,
  email: string,
  sent: Uint8Array,
): Promise<void> {
  const row = (await editor.list(collection)).find((candidate) => candidate["email"] === email);
  const { key } = Object(row?.["resume"]) as { key: string };
  assert.ok(
    (await s3.files()).some((path) => path.includes(key)),
    "an object in the bucket",
  );

  const path = `payload-api/submissions/${collection}/${String(row?.["id"])}/resume`;
  const guest = await fetch(`${cmsUrl}/${path}`);
  assert.ok(guest.status === 401 || guest.status === 403, `a stranger gets ${guest.status}`);
  const login = await fetch(`${cmsUrl}/payload-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await login.json()) as { token: string };
  const download = await fetch(`${cmsUrl}/${path}`, { headers: { authorization: `JWT ${token}` } });
  assert.equal(download.status, 200);
  assert.equal(digest(new Uint8Array(await download.arrayBuffer())), digest(sent));
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
