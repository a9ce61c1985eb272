import { createContext } from "react";

/** What the whole page knows about how it is shown. */
export const PageStateContext = createContext({ preview: false });
