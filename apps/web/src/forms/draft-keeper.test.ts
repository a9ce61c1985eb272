import "fake-indexeddb/auto";
import type { Answers } from "@kdl/schemas/forms/form";
import { beforeEach, expect, it, vi } from "vitest";
import { createDraftKeeper } from "./draft-keeper.ts";
import { draftsOf } from "./draft-store.ts";
import { newSubmissionKey } from "./submission.ts";

const initial: Answers = { name: "", attending: "1" };
let name: string;

beforeEach(() => {
  vi.unstubAllGlobals();
  name = newSubmissionKey();
});

/** A form in one tab, with its keeper. */
function tab({ returned = false } = {}) {
  const page = { answers: { ...initial }, key: newSubmissionKey(), file: null as File | null };
  const keeper = createDraftKeeper({
    name,
    initial,
    form: {
      returned: returned ? ({} as never) : null,
      answers: () => ({ ...page.answers }),
      setAnswers: (answers) => Object.assign(page.answers, answers),
      clear: () => Object.assign(page, { answers: { name: "" }, key: newSubmissionKey() }),
      key: () => page.key,
      setKey: (key) => (page.key = key),
      token: () => "token",
      setToken: () => {},
    },
    hasFile: () => page.file !== null,
    showFile: (file) => (page.file = file),
  });
  const type = async (answers: Answers) => {
    Object.assign(page.answers, answers);
    keeper.changed();
    await keeper.save();
  };
  return { page, keeper, type };
}

const cv = () => new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const kept = () => draftsOf(name, Date.now());

it("restores answers, file and key after the page was left", async () => {
  const before = tab();
  await before.type({ name: "Asha" });
  await before.keeper.changedFile(cv());
  const after = tab();
  await after.keeper.start();
  expect(after.page).toMatchObject({ answers: { name: "Asha" }, key: before.page.key });
  expect(after.page.file?.name).toBe("cv.pdf");
  expect(after.keeper.state()).toMatchObject({ isRestored: true, isFileLost: false });
});

it("keeps what was typed before the draft was loaded", async () => {
  await tab().type({ name: "Asha", attending: "0" });
  const after = tab();
  after.page.answers["name"] = "Ravi";
  await after.keeper.start();
  expect(after.page.answers).toEqual({ name: "Ravi", attending: "0" });
});

it("prefers a form returned by the server, and offers the draft", async () => {
  await tab().type({ name: "Asha" });
  const after = tab({ returned: true });
  await after.keeper.start();
  expect(after.page.answers).toEqual(initial);
  expect(after.keeper.state().others).toHaveLength(1);
});

it("continues a draft and replaces it", async () => {
  await tab().type({ name: "Asha" });
  const after = tab();
  await after.keeper.start();
  await after.type({ name: "Asha Rao" });
  expect((await kept()).map(({ answers }) => answers["name"])).toEqual(["Asha Rao"]);
});

it("keeps the drafts of two tabs separate", async () => {
  const one = tab();
  await one.type({ name: "Asha" });
  const two = tab();
  await two.keeper.start();
  await two.type({ name: "Ravi" });
  await one.type({ name: "Asha Rao" });
  expect((await kept()).map(({ answers }) => answers["name"]).toSorted()).toEqual([
    "Asha Rao",
    "Ravi",
  ]);

  const three = tab();
  await three.keeper.start();
  const shown = three.page.answers["name"];
  const [other] = three.keeper.state().others;
  if (other) await three.keeper.use(other);
  // Within one millisecond either of them may be the latest.
  expect([shown, three.page.answers["name"]].toSorted()).toEqual(["Asha Rao", "Ravi"]);
  expect(await kept()).toHaveLength(2);
});

it("removes the draft of a sent form, but not another tab's", async () => {
  const one = tab();
  await one.type({ name: "Asha" });
  const two = tab();
  await two.keeper.start();
  await two.keeper.sent();
  expect(await kept()).toEqual([]);
  await one.type({ name: "Asha Rao" });
  expect(await kept()).toHaveLength(1);
});

it("clears the form and its drafts, and can undo that", async () => {
  const { page, keeper, type } = tab();
  await type({ name: "Asha" });
  await keeper.changedFile(cv());
  const { key } = page;
  await keeper.clear();
  expect(await kept()).toEqual([]);
  expect(page).toMatchObject({ answers: initial, file: null });
  await keeper.undo();
  expect(page).toMatchObject({ answers: { name: "Asha" }, key });
  expect(page.file?.name).toBe("cv.pdf");
  expect(await kept()).toHaveLength(1);
});

it("clears a returned form completely", async () => {
  const { page, keeper } = tab({ returned: true });
  await keeper.start();
  await keeper.clear();
  expect(page.answers).toEqual({ name: "" });
});

it("removes the draft of a form that was emptied by hand", async () => {
  const { keeper, type } = tab();
  await type({ name: "Asha" });
  await type({ name: "" });
  expect(await kept()).toEqual([]);
  expect(keeper.state().savedAt).toBeNull();
});

it("reports when there is no room for the file, and when nothing can be saved", async () => {
  const { keeper, type } = tab();
  await type({ name: "Asha" });
  const unclonable = Object.assign(cv(), { slice: () => () => {} });
  await keeper.changedFile(unclonable as never);
  expect(keeper.state()).toMatchObject({ isKeeping: true, isFileLost: true });
  expect(await kept()).toMatchObject([{ fileName: "cv.pdf" }]);

  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await type({ name: "Asha Rao" });
  vi.restoreAllMocks();
  expect(keeper.state()).toMatchObject({ isKeeping: false, savedAt: null });
});
