"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useRef, useState } from "react";
import { useMay } from "../use-may.ts";
import { AskToTell } from "./ask-to-tell.tsx";
import { MAILS_CHANGED } from "./call.ts";

/**
 * A banner above an event that has changed since its participants were last notified. It stays until staff
 * notify them or decide not to. Publishing a change opens the dialog.
 */
export function UntoldChange() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [decisions, setDecisions] = useState(0);
  const last = useRef<number | null | undefined>(undefined);
  const [openedWith] = useState(lastUpdateTime);
  const may = useMay();
  // Opening the page doesn't open the dialog: staff may have come for something else. Publishing before the
  // first reply has arrived does.
  const isNews = useCallback(
    (sequence: number | null) => {
      const known = last.current;
      last.current = sequence;
      return known === undefined ? lastUpdateTime !== openedWith : known !== sequence;
    },
    [lastUpdateTime, openedWith],
  );
  if (id === undefined || !may("tell", "event-mails")) return null;
  function decided() {
    setDecisions(decisions + 1);
    globalThis.dispatchEvent(new Event(MAILS_CHANGED));
  }
  // Saving updates the time, and may change what there is to announce.
  return (
    <AskToTell
      key={`${lastUpdateTime} ${decisions}`}
      event={id}
      isNews={isNews}
      onDecided={decided}
    />
  );
}
