import { createContext } from "react";

interface PageContext {
  /** Whether an editor looks at drafts. */
  preview: boolean;
  /** Lets the next load of a page ask for everything anew. */
  forget: () => void;
}

/** What the whole page knows about how it is shown. */
export const PageStateContext = createContext<PageContext>({ preview: false, forget: () => {} });
