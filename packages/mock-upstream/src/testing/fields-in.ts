/** Words between backticks at the first level, without what stands in brackets: fields that a document lists. */
export const fieldsIn = (item: string) =>
  [...item.replace(/\([^)]*\)/g, "").matchAll(/`(\w+)\??`/g)].map(([, name]) => name);
