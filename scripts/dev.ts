/** `npm run dev`: everything with hot reload. */
import { launch } from "./launch/launch.ts";
import { prepare } from "./launch/prepare.ts";
import { say } from "./launch/say.ts";
import { stopSignal } from "./launch/stop-signal.ts";

/** @returns the exit code */
export async function run(): Promise<number> {
  const begun = Date.now();
  const signal = stopSignal();
  const preparation = await prepare("development");
  await launch({ preparation, script: "dev", begun, signal, say });
  say("Stopped.");
  return 0;
}
