import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the application is running: not on the server, nor during the browser's first, identical render. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
