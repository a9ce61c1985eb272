import { createContext, useContext } from "react";

/** Scheme and host of the request on the server; the browser knows its own. */
export const OriginContext = createContext<string | null>(null);

export function useOrigin(): string {
  return useContext(OriginContext) ?? location.origin;
}
