/** The launcher's own voice. A closed terminal must not end it before everything is stopped. */
process.stdout.on("error", () => undefined);

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
