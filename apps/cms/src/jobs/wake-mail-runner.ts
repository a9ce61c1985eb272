/**
 * Where the runner of this process can be reached. The bundler gives the boot step and the routes
 * copies of their modules, so that a variable of a module wouldn't be shared between them.
 */
const place = Symbol.for("cms.wake-mail-runner");
type Shared = typeof globalThis & { [place]?: () => void };

/** Lets the runner look for mail now; without one, the mail waits for the next start. */
export function wakeMailRunner(): void {
  (globalThis as Shared)[place]?.();
}

/** Says how the runner is woken. */
export function setMailRunner(wake: (() => void) | undefined): void {
  if (wake) (globalThis as Shared)[place] = wake;
  else delete (globalThis as Shared)[place];
}
