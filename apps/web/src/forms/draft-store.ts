/**
 * Drafts on this device, in IndexedDB.
 *
 * Each fill of a form has its own id, so that tabs never overwrite each other's drafts. A fill that
 * continues an earlier draft names the one it replaces, which is removed if it hasn't changed since.
 * Everything here may reject: no IndexedDB, private mode, quota exceeded.
 */
import { createStore, delMany, entries, get, promisifyRequest } from "idb-keyval";
import { type Draft, gone } from "./draft-rules.ts";

const store = createStore("drafts", "drafts");
const FILE = "file:";
const fileKey = (id: string) => FILE + id;

/** Bytes and name instead of the `File`: browsers store those differently. */
interface StoredFile {
  name: string;
  content: Blob;
}

/**
 * Writes a draft atomically.
 *
 * @param file stored with it; `null` removes the file, `undefined` leaves it as it is
 */
export async function putDraft(draft: Draft, file?: File | null): Promise<void> {
  await store("readwrite", (drafts) => {
    drafts.put(draft, draft.id);
    if (file) drafts.put(storedFrom(file), fileKey(draft.id));
    if (file === null) drafts.delete(fileKey(draft.id));
    // An implicit commit may never run while the page is being unloaded.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

const storedFrom = (file: File): StoredFile => ({
  name: file.name,
  content: file.slice(0, file.size, file.type),
});

/** The file that was stored with a draft. */
export async function fileOf(id: string): Promise<File | null> {
  const stored = await get<StoredFile>(fileKey(id), store);
  if (!stored) return null;
  return new File([stored.content], stored.name, { type: stored.content.type });
}

/**
 * The drafts of a form, latest first. Removes expired and replaced drafts of every form.
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

/** Removes drafts with their files, even while the page is being unloaded. */
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

/** Removes every draft whose form's name has this prefix. */
export async function removeDraftsOf(beginning: string): Promise<void> {
  const drafts = draftsIn(await entries<string, Draft | StoredFile>(store));
  await removeDrafts(drafts.filter(({ form }) => form.startsWith(beginning)).map(({ id }) => id));
}

const draftsIn = (all: readonly [string, Draft | StoredFile][]): Draft[] =>
  all.flatMap(([key, value]) => (key.startsWith(FILE) ? [] : [value as Draft]));
