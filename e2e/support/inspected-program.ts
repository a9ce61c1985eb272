/** A program whose memory is measured from outside while it is attacked. */
import { measureMemory, type Memory, rssMib } from "./program-memory.ts";
import { type Program, type ProgramOptions, startProgram } from "./start-program.ts";

const SAMPLED_EVERY_MS = 500;
/** Of the output, until the inspector's address is in it. */
const KEPT = 4_096;
const INSPECTOR = /ws:\/\/\S+(?=\s)/;

export interface InspectedProgram extends Program {
  /** Collects garbage first. */
  memory(): Promise<Memory>;
  rssMib(): Promise<number>;
}

export async function startInspected(options: ProgramOptions): Promise<InspectedProgram> {
  let head = "";
  let inspector: string | undefined;
  const program = await startProgram({
    ...options,
    nodeOptions: ["--inspect=127.0.0.1:0", ...(options.nodeOptions ?? [])],
    onOutput(text) {
      options.onOutput?.(text);
      if (inspector !== undefined) return;
      head = (head + text).slice(-KEPT);
      inspector = INSPECTOR.exec(head)?.[0];
    },
  });
  const { pid } = program;
  return {
    ...program,
    memory: () => measureMemory(pid, inspector ?? ""),
    rssMib: () => rssMib(pid),
  };
}

export interface PeakWatch extends Disposable {
  /** The highest so far, in MiB. */
  mib(): number;
}

/** Samples the memory of a program until it is disposed. */
export function watchPeak(program: Pick<InspectedProgram, "rssMib">): PeakWatch {
  let peak = 0;
  const timer = setInterval(async () => {
    // A program that has just ended has no memory.
    peak = Math.max(peak, await program.rssMib().catch(() => 0));
  }, SAMPLED_EVERY_MS);
  return { mib: () => peak, [Symbol.dispose]: () => clearInterval(timer) };
}
