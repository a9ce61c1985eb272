import "fake-indexeddb/auto";
import { DRAFT_DAYS } from "@kdl/schemas/forms/form-limits";
import { beforeEach, expect, it } from "vitest";
import type { Draft } from "./draft-rules.ts";
import { draftsOf, fileOf, putDraft, removeDrafts, removeDraftsOf } from "./draft-store.ts";

const now = Date.parse("2027-01-20T10:00:00Z");
const old = now - DRAFT_DAYS * 24 * 60 * 60_000 - 1;

const draft = (id: string, change: Partial<Draft> = {}): Draft => ({
  id,
  form: "internship",
  answers: { name: "Asha" },
  fileName: null,
  idempotencyKey: "key",
  token: "token",
  savedAt: now,
  replaces: null,
  ...change,
});

beforeEach(async () => {
  // Everything has expired by then.
  await draftsOf("internship", now * 2);
});

it("returns a form's drafts, latest first", async () => {
  await putDraft(draft("first", { savedAt: now - 10 }));
  await putDraft(draft("second"));
  await putDraft(draft("other", { form: "contact" }));
  expect((await draftsOf("internship", now)).map(({ id }) => id)).toEqual(["second", "first"]);
  expect(await draftsOf("contact", now)).toEqual([draft("other", { form: "contact" })]);
});

it("returns the file with its name, type and bytes", async () => {
  const whole = draft("one", { fileName: "cv.pdf" });
  await putDraft(whole, new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
  await putDraft(whole);
  const file = await fileOf("one");
  expect(file).toMatchObject({ name: "cv.pdf", type: "application/pdf" });
  expect(await file?.text()).toBe("%PDF-1.7");
  await putDraft(whole, null);
  expect(await fileOf("one")).toBeNull();
});

it("removes expired drafts of every form with their files", async () => {
  await putDraft(draft("old", { form: "contact", savedAt: old }), new File(["x"], "cv.pdf"));
  expect(await draftsOf("internship", now)).toEqual([]);
  expect(await fileOf("old")).toBeNull();
  expect(await draftsOf("contact", old)).toEqual([]);
});

it("removes a draft with its file", async () => {
  await putDraft(draft("one"), new File(["x"], "cv.pdf"));
  await removeDrafts(["one"]);
  expect(await draftsOf("internship", now)).toEqual([]);
  expect(await fileOf("one")).toBeNull();
});

it("removes drafts by the prefix of their form's name, with their files", async () => {
  const file = new File(["text"], "photo.png");
  await putDraft(draft("step", { form: "profile-skills:7" }), file);
  await putDraft(draft("other", { form: "contact" }));
  await removeDraftsOf("profile-");
  expect(await draftsOf("profile-skills:7", now)).toEqual([]);
  expect(await fileOf("step")).toBeNull();
  expect(await draftsOf("contact", now)).toHaveLength(1);
});
