/** Kills the CMS while it works, and starts it again. */
import type { ShippedSite } from "../support/shipped-site.ts";
import type { Chance } from "../support/chance.ts";

/** Longest pause between an acceptance and the kill, so that it hits other submissions at any stage. */
const MAX_PAUSE_MS = 60;

interface CrashOptions {
  site: Pick<ShippedSite, "killCms" | "startCms">;
  kills: number;
  /** How many submissions will be accepted in total. */
  count: number;
  chance: Chance;
}

export interface Crashes {
  onAccepted(): void;
  untilRunning(): Promise<void>;
  /** How often the CMS has been killed so far. */
  kills(): number;
}

/** Spreads the kills over acceptances rather than time, so that slow machines get as many. */
export function crashOften({ site, kills, count, chance }: CrashOptions): Crashes {
  const share = count / (kills + 1);
  const moments = Array.from({ length: kills }, (_, index) =>
    Math.ceil(share * index + 1 + chance.below(Math.max(1, Math.floor(share)))),
  );
  let accepted = 0;
  let killed = 0;
  let isBack = Promise.resolve();

  async function crash() {
    await new Promise((resolve) => setTimeout(resolve, chance.below(MAX_PAUSE_MS)));
    await site.killCms();
    killed += 1;
    await site.startCms();
  }

  return {
    onAccepted() {
      accepted += 1;
      while (moments[0] !== undefined && accepted >= moments[0]) {
        moments.shift();
        isBack = isBack.then(crash);
      }
    },
    untilRunning: () => isBack,
    kills: () => killed,
  };
}
