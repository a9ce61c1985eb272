"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { LogReply } from "../../submissions/event-mails/replies.ts";
import { useMay } from "../use-may.ts";
import { callMails, MAILS_CHANGED } from "./call.ts";
import { EventLog } from "./event-log.tsx";
import { EventMessage } from "./event-message.tsx";
import styles from "./event-mails.module.css";

/** Mails take a moment to be sent. */
const REFRESH_MS = 5_000;

/** The mails to an event's participants, and a form to write to them. */
export function EventMails() {
  const { id } = useDocumentInfo();
  const [log, setLog] = useState<LogReply | null>(null);
  const may = useMay();
  const mayRead = may("read", "event-mails");

  useEffect(() => {
    if (id === undefined || !mayRead) return undefined;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      clearTimeout(timer);
      const found = await callMails<LogReply>(id!, "log").catch(() => null);
      if (!isShown) return;
      if (found) setLog(found);
      if (found?.entries.some(({ counts }) => (counts?.queued ?? 0) > 0)) {
        timer = setTimeout(() => void load(), REFRESH_MS);
      }
    }
    const reload = () => void load();
    reload();
    globalThis.addEventListener(MAILS_CHANGED, reload);
    return () => {
      isShown = false;
      clearTimeout(timer);
      globalThis.removeEventListener(MAILS_CHANGED, reload);
    };
  }, [id, mayRead]);

  if (!log || id === undefined) return null;
  const isUsed = log.entries.length > 0 || log.audiences.all > 0;
  if (!isUsed) return null;
  return (
    <section className={styles["mails"]} aria-labelledby="event-mails-title">
      <h2 id="event-mails-title">Mails to participants</h2>
      {log.entries.length === 0 ? (
        <p>None yet. Confirmations and offers of seats are shown at each registration.</p>
      ) : (
        <EventLog entries={log.entries} />
      )}
      {may("message", "event-mails") && log.audiences.all > 0 && (
        <EventMessage event={id} audiences={log.audiences} />
      )}
    </section>
  );
}
