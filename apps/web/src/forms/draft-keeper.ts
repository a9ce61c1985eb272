/** Keeps what a person fills in on this device, and brings it back. Knows neither React nor the page. */
import type { Answers } from "@kdl/schemas/forms/form";
import { type Draft, merged, sameAnswers } from "./draft-rules.ts";
import { draftsOf, fileOf, putDraft, removeDrafts } from "./draft-store.ts";
import { type DraftState, type KeeperOptions, nothingKept } from "./draft-state.ts";
import { newSubmissionKey } from "./submission.ts";

/** How long the typing has to rest before it is written, in ms. */
const REST_MS = 300;

interface Cleared {
  answers: Answers;
  file: File | null;
  key: string;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper({ name, form, initial, hasFile, showFile }: KeeperOptions) {
  /** What needs no draft. A form that came back holds what a person has typed. */
  const untouched = form.returned ? {} : initial;
  const listeners = new Set<() => void>();
  let state = nothingKept;
  /** What this fill is written under. */
  let id = newSubmissionKey();
  let replaces: Draft["replaces"] = null;
  let file: File | null = null;
  /** The file that lies in the store under this id. */
  let storedFile: File | null = null;
  let lastSaved = 0;
  let cleared: Cleared | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What has changed since the last time it was written, read while the form is still there. */
  let pending: Answers | null = null;

  function tell(change: Partial<DraftState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Goes on under another id; what was written before stays as it is. */
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
    if (state.isCleared) tell({ isCleared: false });
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const answers = pending;
    if (!answers) return;
    pending = null;
    // Never twice the same, as others tell by it whether this draft was written to.
    const savedAt = (lastSaved = Math.max(Date.now(), lastSaved + 1));
    const own = id;
    try {
      if (!file && sameAnswers(answers, untouched)) {
        storedFile = null;
        await removeDrafts([own]);
        return tell({ savedAt: null });
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
      if (id === own) tell({ savedAt, isKeeping: true });
      // Takes away what this one replaces.
      if (replaces) await draftsOf(name, savedAt);
    } catch {
      tell({ savedAt: null, isKeeping: false });
    }
  }

  /** Both at once; where there is no room for the file, the draft alone. */
  async function put(draft: Draft) {
    const chosen = file;
    if (sameFile(chosen, storedFile)) return putDraft(draft);
    storedFile = chosen;
    const isStored = await putDraft(draft, chosen).then(
      () => true,
      () => false,
    );
    if (!isStored) await putDraft(draft);
    if (file === chosen) tell({ isFileLost: !isStored });
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
    tell({ savedAt: draft.savedAt, isRestored: true, isFileLost });
    if (!sameAnswers(form.answers(), draft.answers)) changed();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,

    /** Brings back the latest draft. What was typed before it came stays, and so does a returned form. */
    async start() {
      try {
        const [latest, ...others] = await draftsOf(name, Date.now());
        if (!latest || form.returned) {
          tell({ others: latest ? [latest, ...others] : [] });
          // Typed before the application ran.
          if (!sameAnswers(form.answers(), untouched)) changed();
          return;
        }
        await takeUp(latest, (now) => merged(now, initial, latest.answers), hasFile);
        tell({ others });
      } catch {
        tell({ isKeeping: false });
      }
    },

    /** The person typed or chose something. */
    changed,

    /** The person chose a file, or took it away. */
    async changedFile(chosen: File | null) {
      const isSame = sameFile(chosen, file);
      file = chosen;
      if (isSame) return;
      changed();
      await save();
    },

    /** Writes what hasn't been written yet, before the page goes. */
    save,

    /** Goes over to a draft of another tab; the present one is kept. */
    async use(draft: Draft) {
      await save();
      await takeUp(
        draft,
        () => ({ ...initial, ...draft.answers }),
        () => false,
      );
      tell({ others: state.others.filter((other) => other.id !== draft.id) });
    },

    /** Brings the form back to what it showed at first, and removes every draft of it from this device; tells so once they are gone. */
    async clear() {
      cleared = { answers: form.answers(), file, key: form.key() };
      const known = [id, ...(replaces ? [replaces.id] : []), ...state.others.map((one) => one.id)];
      turn();
      file = null;
      form.clear();
      form.setAnswers(untouched);
      showFile(null);
      // Those that are known at once, as the page may be left right after the press of the button.
      await removeDrafts(known).catch(() => {});
      tell({ ...nothingKept, isKeeping: state.isKeeping, isCleared: pending === null });
      const drafts = await draftsOf(name, Date.now()).catch(() => []);
      await removeDrafts(drafts.map((draft) => draft.id)).catch(() => {});
    },

    /** Takes the clearing back. */
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

    /** The form arrived, so that its draft goes. */
    async sent() {
      const done = { id, replaces };
      turn();
      file = null;
      tell({ ...nothingKept, isKeeping: state.isKeeping });
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

/** Whether two are the same file, be it that one is a copy. */
function sameFile(one: File | null, other: File | null): boolean {
  return (
    one?.name === other?.name &&
    one?.size === other?.size &&
    one?.lastModified === other?.lastModified
  );
}
