import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";
import { messageOf, withoutValues } from "./describe-error.ts";

const levels = {
  log: "debug",
  info: "debug",
  debug: "debug",
  warn: "warn",
  error: "error",
} as const;

/**
 * Turns what frameworks print into log lines. They print errors with everything that these quote, and
 * values of any kind; only text is kept.
 */
export function logConsole(log: Logger): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...printed: unknown[]) => {
      const err = printed.find((one) => one instanceof Error);
      const words = printed.filter((one) => typeof one === "string");
      const text = withoutValues(stripVTControlCharacters(words.join(" ")).trim());
      if (err) log[level]({ err, printed: text || undefined }, messageOf(err));
      else if (text !== "") log[level](text);
    };
  }
}
