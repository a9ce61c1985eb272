"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { BrokenHereReply } from "../../link-check/replies.ts";
import { readReply } from "../call-api.ts";
import { useMay } from "../use-may.ts";
import styles from "../schedule/schedule.module.css";

type Broken = BrokenHereReply["broken"];

/** In the sidebar of a document: which of its links don't work. */
export function BrokenHere() {
  const { collectionSlug, globalSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo();
  const mayEdit = useMay()("update", "content");
  if (!mayEdit || isTrashed || !(globalSlug || id)) return null;
  const path = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  // Saving may have mended them: it is asked again.
  return <BrokenIn key={lastUpdateTime} path={path} />;
}

function BrokenIn({ path }: { path: string }) {
  const [broken, setBroken] = useState<Broken>([]);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const address = `/payload-api/link-check/broken?path=${encodeURIComponent(path)}`;
      const reply = await readReply<BrokenHereReply>(await fetch(address));
      if (isCurrent) setBroken(reply.broken);
    };
    // The dashboard lists them, too.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [path]);

  if (broken.length === 0) return null;
  const count =
    broken.length === 1
      ? "1 link on this page doesn’t"
      : `${broken.length} links on this page don’t`;
  return (
    <section aria-label="Broken links" className={`${styles["notice"]} ${styles["warning"]}`}>
      <h2>{count} work</h2>
      <ul>
        {broken.map(({ address, field, problem }) => (
          <li key={`${field} ${address}`}>
            <strong>{address}</strong> ({field}). {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}
