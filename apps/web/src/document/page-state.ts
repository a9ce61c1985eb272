/** The state that travels with a page, in a data block that browsers don't execute. */
import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import type { DehydratedQuery } from "../data/data.ts";
import type { Visitor } from "../session/member.ts";

export const STATE_ID = "page-state";

export interface PageState {
  queries: DehydratedQuery[];
  preview: boolean;
  /** Whether the gateway collects Web Vitals. */
  vitals: boolean;
  returned: ReturnedForm | null;
}

/** Whether the server rendered the page for a member. */
export function isForMember(queries: readonly DehydratedQuery[]): boolean {
  const [, , visitor] = queries.find(([path]) => path === "members.current") ?? [];
  return (visitor as Visitor | null | undefined)?.member != null;
}

/** `<` is escaped, so that no text of the content can end the element. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replace(/</g, "\\u003c");
}

/** Reads the state and removes its element, which React doesn't know. */
export function takeState(): PageState {
  const element = document.getElementById(STATE_ID);
  const text = element?.textContent;
  element?.remove();
  return text
    ? (JSON.parse(text) as PageState)
    : { queries: [], preview: false, vitals: false, returned: null };
}
