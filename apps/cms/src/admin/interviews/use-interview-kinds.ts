import { useEffect, useState } from "react";
import { isOpen } from "../../interviews/interview.ts";
import { type InterviewMailKind, interviewKindsFor } from "../../mail/mail-kinds.ts";
import { whenHistoryChanges } from "../history/history-changed.ts";
import { readInterviews } from "./read-interviews.ts";

/**
 * The mail about an application's open interview that can be sent again.
 *
 * @param collection `null` for forms without interviews
 */
export function useInterviewKinds(
  collection: string | null,
  id: string | number | undefined,
): readonly InterviewMailKind[] {
  const [kinds, setKinds] = useState<readonly InterviewMailKind[]>([]);
  useEffect(() => {
    if (collection === null || id === undefined) return;
    let isShown = true;
    const read = async () => {
      const open = (await readInterviews(collection, id))?.interviews.find(isOpen);
      if (isShown) setKinds(open ? interviewKindsFor(open.state, open.hasBegun) : []);
    };
    void read();
    const end = whenHistoryChanges(() => void read());
    return () => {
      isShown = false;
      end();
    };
  }, [collection, id]);
  return kinds;
}
