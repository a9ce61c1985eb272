/** What the layout needs to know about a child of a row. */
export interface RowChild {
  /** How many of 12 columns it asks for, if it says so. */
  span: number | null;
  isBlock: boolean;
}

/** A row of anything but blocks is a line of buttons or words, which a grid would pull apart. */
export function isGridRow(children: readonly RowChild[], hasText: boolean): boolean {
  return !hasText && children.length > 0 && children.every(({ isBlock }) => isBlock);
}

/** The classes of a row's children: those without a width share what the others leave. */
export function columnClasses(children: readonly RowChild[]): string[] {
  const unnamed = children.filter(({ span }) => span === null).length;
  const taken = children.reduce((sum, { span }) => sum + (span ?? 0), 0);
  const share = equalShare(unnamed, 12 - (taken % 12));
  return children.map(({ span }) => `rt-col rt-col-${span ?? share}`);
}

function equalShare(count: number, left: number): number {
  // More than four side by side would be too narrow to read, so they go three to a line.
  if (count > 4) return 4;
  const share = Math.floor(left / Math.max(1, count));
  return share >= 2 ? share : 12;
}
