import { logOptions } from "@kdl/runtime/logs/log-options";
import type { Payload } from "payload";
import { badForm } from "./refuse-malformed.ts";

const ERROR = 50;

type Logger = Payload["logger"];
type LogMethod = (this: Logger, ...args: unknown[]) => void;

/**
 * Options for Payload's log. Payload logs whatever it answers with 4xx as an error, and clients that
 * disconnect within a body as well. Anybody can cause those at will, and there is nothing to mend: they
 * are for developers.
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
  // Some come with the status 500, whoever caused them.
  if (badForm.test(error.message)) return true;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === "number") return status < 500;
  return code === "ECONNRESET" && error.message === "aborted";
}
