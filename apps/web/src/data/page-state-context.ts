import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { createContext } from "react";

interface PageContext {
  /** Whether an editor is previewing drafts. */
  preview: boolean;
  /** Whether the server rendered it for a member. */
  isMember: boolean;
  /** The form that the server refused and returned with this page; cleared once the visitor leaves it. */
  returned: { current: ReturnedForm | null };
  /** Drops all cached queries before the next page loads. */
  forget: () => void;
}

/** How the page was rendered. */
export const PageStateContext = createContext<PageContext>({
  preview: false,
  isMember: false,
  returned: { current: null },
  forget: () => {},
});
