import { useEffect, useState } from "react";
import { isMissingChunk, loadAgainOnce } from "./missing-chunk.ts";

/**
 * Reloads the page from the server if the error says that this version's files are gone. Forms on the
 * previous page have saved their drafts by then.
 *
 * @returns whether the page is, or may be, about to be replaced
 */
export function useNewVersion(error: unknown): boolean {
  const [failed, setFailed] = useState<unknown>(null);
  const isMissing = isMissingChunk(error) && error !== failed;
  useEffect(() => {
    if (!isMissing) return;
    const leave = async () => {
      if (!(await loadAgainOnce())) setFailed(error);
    };
    void leave();
  }, [error, isMissing]);
  return isMissing;
}
