/** Words in backticks outside parentheses: the fields that a document lists. */
export const fieldsIn = (item: string) =>
  [...item.replace(/\([^)]*\)/g, "").matchAll(/`(\w+)\??`/g)].map(([, name]) => name);
