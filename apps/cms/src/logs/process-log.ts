import type { Payload } from "payload";
import { processWide } from "../lifecycle/process-wide.ts";

type ProcessLog = Pick<Payload["logger"], "debug" | "info" | "warn">;

const quiet = () => {};

/**
 * The log for what has no Payload at hand.
 * @param make for the server, which comes first; nothing is written where there is none
 */
export const processLog = (
  make: () => ProcessLog = () => ({ debug: quiet, info: quiet, warn: quiet }),
): ProcessLog => processWide("log", make);
