"use client";

import { useDocumentEvents, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/**
 * Loads the page beside the form again after each save. From here, so that the site needs no script for
 * it: Payload would send a message that each page has to understand.
 */
export function RefreshPreview() {
  const { iframeRef } = useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  const known = useRef(mostRecentUpdate);

  useEffect(() => {
    if (known.current === mostRecentUpdate) return;
    known.current = mostRecentUpdate;
    const frame = iframeRef.current;
    // The address of the preview makes a new token, so that a long day of writing outlives the first.
    if (frame?.src) frame.setAttribute("src", frame.src);
  }, [iframeRef, mostRecentUpdate]);

  return null;
}
