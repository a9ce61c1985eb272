import type { PayloadRequest } from "payload";
import { whenCommitted } from "../webhook/when-committed.ts";
import { pictureStore } from "./picture-store.ts";

/** Removes a picture once nothing names it for certain. Should that fail, the next sweep does it. */
export function removePicture(req: PayloadRequest, key: string | null | undefined): void {
  if (!key) return;
  void whenCommitted(req)
    .then((isStored) => (isStored ? pictureStore.remove(key) : undefined))
    .catch((error: unknown) =>
      req.payload.logger.warn({ err: error }, "A picture was not removed"),
    );
}
