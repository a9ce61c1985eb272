/** Prints rows under each other, the first cell to the left, and an empty line. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columns = rows[0]?.map((_, column) => column) ?? [];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join("  ").trimEnd()}\n`);
  }
  process.stdout.write("\n");
}
