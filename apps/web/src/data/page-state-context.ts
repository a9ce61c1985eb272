import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { createContext } from "react";

interface PageContext {
  /** Whether an editor looks at drafts. */
  preview: boolean;
  /** Whether the server drew it for a member. */
  isMember: boolean;
  /** The form that the server refused and sent back with this page; emptied once it was left. */
  returned: { current: ReturnedForm | null };
  /** Lets the next load of a page ask for everything anew. */
  forget: () => void;
}

/** What the whole page knows about how it is shown. */
export const PageStateContext = createContext<PageContext>({
  preview: false,
  isMember: false,
  returned: { current: null },
  forget: () => {},
});
