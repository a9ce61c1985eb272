/** Reports what an import does, in the same words for a dry run. */
import { oneLine } from "./plain-text.ts";

type What = "page" | "picture" | "redirect";

interface Row {
  outcome: "made" | "there" | "failed";
  what: What;
  /** Where it is on the site. */
  at: string;
  /** Where it comes from. */
  from: string;
}

export interface Report {
  row(row: Row): void;
  warn(place: string, text: string): void;
  readonly hasFailures: boolean;
  /** Lines that summarise the import. */
  summary(isDryRun: boolean): string[];
}

const MAX_WIDTH = 160;

/** @param print receives each line as soon as it is known */
export function createReport(print: (line: string) => void): Report {
  const counts = new Map<string, number>();
  let warnings = 0;
  const count = (outcome: Row["outcome"], what: What) => counts.get(`${outcome} ${what}`) ?? 0;
  const all = (outcome: Row["outcome"]) =>
    (["page", "picture", "redirect"] as const)
      .map((what) => [count(outcome, what), what] as const)
      .filter(([number]) => number > 0)
      .map(([number, what]) => `${number} ${what}${number === 1 ? "" : "s"}`)
      .join(", ");
  return {
    row({ outcome, what, at, from }) {
      counts.set(`${outcome} ${what}`, count(outcome, what) + 1);
      const columns = [outcome.padEnd(8), what.padEnd(9), at.padEnd(32), from];
      print(printable(columns.join(" ")));
    },
    warn(place, text) {
      warnings += 1;
      print(printable(`warning  ${place}: ${text}`));
    },
    get hasFailures() {
      return all("failed") !== "";
    },
    summary: (isDryRun) => [
      `Made: ${all("made") || "nothing"}. Already there: ${all("there") || "nothing"}.${
        all("failed") === "" ? "" : ` Failed: ${all("failed")}.`
      } Warnings: ${warnings}.`,
      ...(isDryRun ? ["This was a dry run: nothing was stored."] : []),
    ],
  };
}

/** Removes characters that a terminal would interpret as commands. */
function printable(line: string): string {
  const text = line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, " ").trimEnd();
  return text.length > MAX_WIDTH * 2 ? `${text.slice(0, MAX_WIDTH * 2)}…` : text;
}

/** Readable text of an error from the CMS. */
export function reasonOf(error: unknown): string {
  const { data, message } = error as {
    data?: { errors?: { message: string; path?: string }[] };
    message?: string;
  };
  const [first] = data?.errors ?? [];
  if (first) return oneLine(`${first.path ? `${first.path}: ` : ""}${first.message}`);
  return oneLine(message ?? String(error)).slice(0, 300);
}
