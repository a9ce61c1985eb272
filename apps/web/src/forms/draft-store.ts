/**
 * Drafts on this device, in IndexedDB.
 *
 * Each fill of a form writes under an id of its own, so that no tab ever writes over another one's
 * draft. A fill that goes on from an earlier draft says which one it replaces; that one goes when it
 * is still as it was. Everything here may reject: no IndexedDB, private mode, no room left.
 */
import { createStore, delMany, entries, get, promisifyRequest } from "idb-keyval";
import { type Draft, gone } from "./draft-rules.ts";

const store = createStore("drafts", "drafts");
const FILE = "file:";
const fileKey = (id: string) => FILE + id;

/** Its bytes and name, not the `File`: browsers differ in what they keep of one. */
interface StoredFile {
  name: string;
  content: Blob;
}

/**
 * Writes a draft, whole.
 *
 * @param file what is kept with it from now on; `null` takes it away, `undefined` leaves it as it is
 */
export async function putDraft(draft: Draft, file?: File | null): Promise<void> {
  await store("readwrite", (drafts) => {
    drafts.put(draft, draft.id);
    if (file) drafts.put(storedFrom(file), fileKey(draft.id));
    if (file === null) drafts.delete(fileKey(draft.id));
    // Left to itself it would wait for a turn that a page on its way out no longer gets.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

const storedFrom = (file: File): StoredFile => ({
  name: file.name,
  content: file.slice(0, file.size, file.type),
});

/** The file that was kept with a draft. */
export async function fileOf(id: string): Promise<File | null> {
  const stored = await get<StoredFile>(fileKey(id), store);
  if (!stored) return null;
  return new File([stored.content], stored.name, { type: stored.content.type });
}

/**
 * The drafts of a form, latest first. What is too old or replaced is removed, of every form.
 *
 * @param now in ms since 1970
 */
export async function draftsOf(form: string, now: number): Promise<Draft[]> {
  const all = await entries<string, Draft | StoredFile>(store);
  const drafts = draftsIn(all);
  const lost = gone(drafts, now);
  const kept = drafts.filter(({ id }) => !lost.has(id));
  const known = new Set(kept.flatMap(({ id }) => [id, fileKey(id)]));
  const stale = all.map(([key]) => key).filter((key) => !known.has(key));
  if (stale.length > 0) await delMany(stale, store);
  return kept.filter((draft) => draft.form === form).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Removes drafts with their files, also where the page goes at the same moment. */
export async function removeDrafts(ids: readonly string[]): Promise<void> {
  await store("readwrite", (drafts) => {
    for (const id of ids) {
      drafts.delete(id);
      drafts.delete(fileKey(id));
    }
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** Removes every draft whose form's name begins so. */
export async function removeDraftsOf(beginning: string): Promise<void> {
  const drafts = draftsIn(await entries<string, Draft | StoredFile>(store));
  await removeDrafts(drafts.filter(({ form }) => form.startsWith(beginning)).map(({ id }) => id));
}

const draftsIn = (all: readonly [string, Draft | StoredFile][]): Draft[] =>
  all.flatMap(([key, value]) => (key.startsWith(FILE) ? [] : [value as Draft]));
