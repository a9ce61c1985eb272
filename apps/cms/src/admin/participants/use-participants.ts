import { useCallback, useEffect, useRef, useState } from "react";
import type { ParticipantsReply } from "../../submissions/participants/replies.ts";
import { readParticipants } from "./call.ts";

interface Shown {
  reply: ParticipantsReply | null;
  problem: string;
  /** Reloads what is shown. */
  reload: () => void;
}

/** The event's people that match the filter. The last result stays while the next one loads. */
export function useParticipants(event: string, query: string): Shown {
  const [reply, setReply] = useState<ParticipantsReply | null>(null);
  const [problem, setProblem] = useState("");
  const reads = useRef(0);

  const reload = useCallback(() => {
    reads.current += 1;
    const own = reads.current;
    const show = (found: ParticipantsReply | null, text: string) => {
      // A later read has begun.
      if (own !== reads.current) return;
      if (found) setReply(found);
      setProblem(text);
    };
    void readParticipants(event, query).then(
      (found) => show(found, ""),
      (error: Error) => show(null, error.message),
    );
  }, [event, query]);
  useEffect(reload, [reload]);

  return { reply, problem, reload };
}
