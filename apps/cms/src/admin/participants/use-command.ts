import { useState } from "react";
import type { Confirmation } from "../../submissions/places/confirmations.ts";
import { command, CommandRefused } from "./call.ts";

interface Command {
  isBusy: boolean;
  /** Why it wasn't carried out; may be empty. */
  problem: string;
  /** What has to be confirmed before it is sent again. */
  needs: readonly Confirmation[];
  /** @returns the reply; `null` if it was refused */
  send: <Reply>(name: string, body: object) => Promise<Reply | null>;
}

/** Sends commands about an event, and knows what became of the last one. */
export function useCommand(event: string): Command {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [needs, setNeeds] = useState<readonly Confirmation[]>([]);
  return {
    isBusy,
    problem,
    needs,
    async send<Reply>(name: string, body: object) {
      setBusy(true);
      setProblem("");
      try {
        return await command<Reply>(event, name, body);
      } catch (error) {
        setProblem((error as Error).message);
        setNeeds(error instanceof CommandRefused ? error.needs : []);
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
