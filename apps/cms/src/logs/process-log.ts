import type { Payload } from "payload";
import { processWide } from "../lifecycle/process-wide.ts";

type ProcessLog = Pick<Payload["logger"], "debug" | "info" | "warn">;

const quiet = () => {};

/**
 * The log for code that has no Payload instance.
 * @param make called by the server, which comes first; without a server nothing is logged
 */
export const processLog = (
  make: () => ProcessLog = () => ({ debug: quiet, info: quiet, warn: quiet }),
): ProcessLog => processWide("log", make);
