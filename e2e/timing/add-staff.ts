/** Adds enough staff accounts that none of them reaches a rate limit. */
import { editorApi } from "../support/editor-api.ts";

/** Creates `count` accounts. @returns their email addresses */
export async function addStaff(cmsUrl: string, count: number): Promise<string[]> {
  const api = await editorApi(cmsUrl);
  const emails = Array.from({ length: count }, (_, index) => `staff.${index}@example.org`);
  for (const email of emails) {
    const password = "a lighthouse at noon, with seagulls";
    await api.create("users", { name: "Meera Krishnan", email, password, roles: ["editor"] });
  }
  return emails;
}

/** Returns the next item on each call, starting over after the last. */
export function inTurn<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error("There is nothing to take in turn");
    next += 1;
    return item;
  };
}
