import { useEffect, useState } from "react";
import { isMissingChunk, loadAgainOnce } from "./missing-chunk.ts";

/**
 * Loads the page from the server, if the error says that this version's files are gone. Forms of the
 * page that was left have kept their drafts by then.
 *
 * @returns whether the page is about to go, or may be
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
