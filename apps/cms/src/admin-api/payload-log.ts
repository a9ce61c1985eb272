import { logOptions } from "@kdl/runtime/logs/log-options";
import type { Payload } from "payload";
import { badForm } from "./refuse-malformed.ts";

const ERROR = 50;

type Logger = Payload["logger"];
type LogMethod = (this: Logger, ...args: unknown[]) => void;

/**
 * Options for Payload's log. Payload logs everything that it answers with 4xx as an error, and clients
 * that disconnect while sending a body. Anybody can cause those, and operators can't fix them: they are
 * logged for developers only.
 */
export function payloadLog(level: string) {
  const options = logOptions(level, "cms");
  return {
    ...options,
    hooks: {
      ...options.hooks,
      logMethod(this: Logger, args: unknown[], method: LogMethod, at: number) {
        const isQuiet = at >= ERROR && isOfClient((args[0] as { err?: unknown } | undefined)?.err);
        const write = isQuiet ? (this.debug as LogMethod) : method;
        return options.hooks.logMethod.call(this, args as never, write as never);
      },
    },
  };
}

function isOfClient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Some have the status 500 although the client caused them.
  if (badForm.test(error.message)) return true;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === "number") return status < 500;
  return code === "ECONNRESET" && error.message === "aborted";
}
