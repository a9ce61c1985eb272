"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { SubmissionSlug } from "../../forms/form-slugs.ts";
import { subjectOfSlug } from "../../forms/subject-of.ts";
import type { HistoryEntry } from "../../submissions/history-entry.ts";
import { announceHistory, whenHistoryChanges } from "./history-changed.ts";
import { NoteForm } from "./note-form.tsx";
import { Timeline } from "./timeline.tsx";
import { useMay } from "../use-may.ts";
import styles from "./history.module.css";

/** Everything that has happened to a submission, and a field for notes about it. */
export function History() {
  const { id, collectionSlug } = useDocumentInfo();
  const may = useMay();
  const subject = subjectOfSlug(collectionSlug as SubmissionSlug);
  if (!may("read-history", subject)) return null;
  const address = `/payload-api/submissions/${collectionSlug}/${id}`;
  return (
    <section className={styles["history"]} aria-labelledby="history-title">
      <h3 id="history-title">Notes and history</h3>
      {may("add-note", subject) && (
        <NoteForm address={`${address}/notes`} onSaved={announceHistory} />
      )}
      <LoadedTimeline address={`${address}/history`} />
    </section>
  );
}

async function readEntries(address: string): Promise<HistoryEntry[] | "failed"> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return "failed";
  return ((await response.json()) as { entries: HistoryEntry[] }).entries;
}

function LoadedTimeline({ address }: { address: string }) {
  const [entries, setEntries] = useState<HistoryEntry[] | "failed" | null>(null);

  useEffect(() => {
    let isShown = true;
    const load = () => void readEntries(address).then((found) => isShown && setEntries(found));
    load();
    const end = whenHistoryChanges(load);
    return () => {
      isShown = false;
      end();
    };
  }, [address]);

  if (entries === null) return null;
  if (entries !== "failed") return <Timeline entries={entries} />;
  return <p role="alert">The history can&rsquo;t be shown now. Reload the page.</p>;
}
