/** `npm start`: builds what changed, starts everything for production. */
import { build } from "./launch/build.ts";
import { launch } from "./launch/launch.ts";
import { prepare } from "./launch/prepare.ts";
import { say } from "./launch/say.ts";
import { stopSignal } from "./launch/stop-signal.ts";

/** @returns the exit code */
export async function run(): Promise<number> {
  const begun = Date.now();
  const signal = stopSignal();
  const preparation = await prepare("production");
  const hasCms = preparation.settings.UPSTREAM_URL === undefined;
  await build({ without: hasCms ? [] : ["@kdl/cms"], signal, say });
  if (signal.aborted) return 0;
  await launch({ preparation, script: "start", begun, signal, say });
  say("Stopped.");
  return 0;
}
