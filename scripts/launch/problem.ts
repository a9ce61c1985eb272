/** Something that the person who starts the site can mend: shown as it is, without a stack. */
export class Problem extends Error {
  /** @param lines one for each thing that is wrong */
  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.name = "Problem";
  }
}
