"use client";

import { useSyncExternalStore } from "react";

const format = { dateStyle: "medium", timeStyle: "short" } as const;

const neverChanges = () => () => undefined;

/** A moment in the reader's time zone and language, which the server that renders the page doesn't know. */
export function LocalTime({ at }: { at: string }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <time dateTime={at}>{isInBrowser ? new Date(at).toLocaleString(undefined, format) : null}</time>
  );
}
