/** Sends mail while the process runs. */
export interface MailRunner {
  /** Looks for mail now. */
  wake(): void;
  /** Begins no more mail; resolves when what was begun is through. */
  stop(): Promise<void>;
}

/**
 * Where the runner of this process can be reached. The bundler gives the boot step and the routes
 * copies of their modules, so that a variable of a module wouldn't be shared between them.
 */
const place = Symbol.for("cms.mail-runner");
type Shared = typeof globalThis & { [place]?: MailRunner };

/** Makes a runner known to the whole process. */
export function shareMailRunner(runner: MailRunner): void {
  (globalThis as Shared)[place] = runner;
}

/** Lets the runner look for mail now; without one, the mail waits for the next start. */
export function wakeMailRunner(): void {
  (globalThis as Shared)[place]?.wake();
}

/** Lets messages that are on their way arrive before the process ends, so that none is sent twice. */
export async function stopMailRunner(): Promise<void> {
  await (globalThis as Shared)[place]?.stop();
}
