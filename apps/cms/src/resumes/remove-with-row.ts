import type { CollectionAfterDeleteHook } from "payload";
import { whenCommitted } from "../webhook/when-committed.ts";
import { resumeStore } from "./store.ts";

interface WithResume {
  id: string;
  resume?: { key?: string | null };
}

/** Removes the file once its row's deletion is committed. If that fails, the next sweep does it. */
export const removeResume: CollectionAfterDeleteHook<WithResume> = ({ doc, req }) => {
  const key = doc.resume?.key;
  if (key) {
    void whenCommitted(req)
      .then((isStored) => (isStored ? resumeStore.remove(key) : undefined))
      .catch((error: unknown) =>
        req.payload.logger.warn({ err: error }, "A resume was not removed"),
      );
  }
  return doc;
};
