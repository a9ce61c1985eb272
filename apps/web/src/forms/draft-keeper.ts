/** Saves a form's answers on this device and restores them. Independent of React and the DOM. */
import type { Answers } from "@kdl/schemas/forms/form";
import { type Draft, merged, sameAnswers } from "./draft-rules.ts";
import { draftsOf, fileOf, putDraft, removeDrafts } from "./draft-store.ts";
import { type DraftState, type KeeperOptions, nothingKept } from "./draft-state.ts";
import { newSubmissionKey } from "./submission.ts";

/** Debounce of saves while typing, in ms. */
const REST_MS = 300;

interface Cleared {
  answers: Answers;
  file: File | null;
  key: string;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper({ name, form, initial, hasFile, showFile }: KeeperOptions) {
  /** Answers that need no draft. A returned form already contains typed answers. */
  const untouched = form.returned ? {} : initial;
  const listeners = new Set<() => void>();
  let state = nothingKept;
  /** Id under which this fill is saved. */
  let id = newSubmissionKey();
  let replaces: Draft["replaces"] = null;
  let file: File | null = null;
  /** The file that is stored under this id. */
  let storedFile: File | null = null;
  let lastSaved = 0;
  let cleared: Cleared | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Unsaved changes, read while the form is still mounted. */
  let pending: Answers | null = null;

  function update(change: Partial<DraftState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Continues under a new id; drafts already written stay as they are. */
  function turn(from: Draft["replaces"] = null) {
    clearTimeout(timer);
    pending = null;
    storedFile = null;
    id = newSubmissionKey();
    replaces = from;
  }

  function changed() {
    pending = form.answers();
    clearTimeout(timer);
    timer = setTimeout(() => void save(), REST_MS);
    if (state.isCleared) update({ isCleared: false });
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const answers = pending;
    if (!answers) return;
    pending = null;
    // Strictly increasing: other tabs use it to detect changes to this draft.
    const savedAt = (lastSaved = Math.max(Date.now(), lastSaved + 1));
    const own = id;
    try {
      if (!file && sameAnswers(answers, untouched)) {
        storedFile = null;
        await removeDrafts([own]);
        return update({ savedAt: null });
      }
      await put({
        id: own,
        form: name,
        answers,
        fileName: file?.name ?? null,
        idempotencyKey: form.key(),
        token: form.token(),
        savedAt,
        replaces,
      });
      if (id === own) update({ savedAt, isKeeping: true });
      // Removes the draft that this one replaces.
      if (replaces) await draftsOf(name, savedAt);
    } catch {
      update({ savedAt: null, isKeeping: false });
    }
  }

  /** Saves draft and file together, or only the draft if there is no room for the file. */
  async function put(draft: Draft) {
    const chosen = file;
    if (sameFile(chosen, storedFile)) return putDraft(draft);
    storedFile = chosen;
    const isStored = await putDraft(draft, chosen).then(
      () => true,
      () => false,
    );
    if (!isStored) await putDraft(draft);
    if (file === chosen) update({ isFileLost: !isStored });
  }

  async function takeUp(
    draft: Draft,
    answers: (now: Answers) => Answers,
    keepsFile: () => boolean,
  ) {
    const kept = await fileOf(draft.id).catch(() => null);
    turn({ id: draft.id, savedAt: draft.savedAt });
    form.setKey(draft.idempotencyKey);
    form.setToken(draft.token);
    form.setAnswers(answers(form.answers()));
    const isChosen = keepsFile();
    if (!isChosen) showFile((file = kept));
    const isFileLost = draft.fileName !== null && !kept && !isChosen;
    update({ savedAt: draft.savedAt, isRestored: true, isFileLost });
    if (!sameAnswers(form.answers(), draft.answers)) changed();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,

    /** Restores the latest draft. Keeps what was typed meanwhile, and a returned form. */
    async start() {
      try {
        const [latest, ...others] = await draftsOf(name, Date.now());
        if (!latest || form.returned) {
          update({ others: latest ? [latest, ...others] : [] });
          // Typed before hydration.
          if (!sameAnswers(form.answers(), untouched)) changed();
          return;
        }
        await takeUp(latest, (now) => merged(now, initial, latest.answers), hasFile);
        update({ others });
      } catch {
        update({ isKeeping: false });
      }
    },

    /** Called when the visitor edits a field. */
    changed,

    /** Called when the visitor chooses or removes a file. */
    async changedFile(chosen: File | null) {
      const isSame = sameFile(chosen, file);
      file = chosen;
      if (isSame) return;
      changed();
      await save();
    },

    /** Saves pending changes before the page is unloaded. */
    save,

    /** Switches to a draft of another tab; the current one is kept. */
    async use(draft: Draft) {
      await save();
      await takeUp(
        draft,
        () => ({ ...initial, ...draft.answers }),
        () => false,
      );
      update({ others: state.others.filter((other) => other.id !== draft.id) });
    },

    /** Resets the form and removes all its drafts from this device; reports once they are gone. */
    async clear() {
      cleared = { answers: form.answers(), file, key: form.key() };
      const known = [id, ...(replaces ? [replaces.id] : []), ...state.others.map((one) => one.id)];
      turn();
      file = null;
      form.clear();
      form.setAnswers(untouched);
      showFile(null);
      // Known drafts first, as the visitor may leave right after clicking.
      await removeDrafts(known).catch(() => {});
      update({ ...nothingKept, isKeeping: state.isKeeping, isCleared: pending === null });
      const drafts = await draftsOf(name, Date.now()).catch(() => []);
      await removeDrafts(drafts.map((draft) => draft.id)).catch(() => {});
    },

    /** Undoes clearing. */
    undo() {
      if (!cleared) return;
      form.setKey(cleared.key);
      form.setAnswers(cleared.answers);
      file = cleared.file;
      showFile(file);
      cleared = null;
      changed();
      return save();
    },

    /** Removes the draft after the form was accepted. */
    async sent() {
      const done = { id, replaces };
      turn();
      file = null;
      update({ ...nothingKept, isKeeping: state.isKeeping });
      const drafts = await draftsOf(name, Date.now()).catch(() => []);
      const gone = drafts.filter(
        (draft) =>
          draft.id === done.id ||
          (draft.id === done.replaces?.id && draft.savedAt === done.replaces.savedAt),
      );
      await removeDrafts(gone.map((draft) => draft.id)).catch(() => {});
    },
  };
}

/** Whether two files are the same, even if one is a copy. */
function sameFile(one: File | null, other: File | null): boolean {
  return (
    one?.name === other?.name &&
    one?.size === other?.size &&
    one?.lastModified === other?.lastModified
  );
}
