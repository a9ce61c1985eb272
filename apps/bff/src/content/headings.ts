/**
 * Makes the function that gives headings their level in the page's outline. The page's own title is
 * its h1, so the topmost level of the text becomes h2, and no level is skipped on the way down.
 */
export function outline(): (level: number) => number {
  const open: number[] = [];
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(6, open.length + 1);
  };
}
