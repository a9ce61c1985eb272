import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the application runs. Not while the server draws, nor in the browser's first, equal drawing. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
