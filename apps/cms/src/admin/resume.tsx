"use client";

import { Button, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { ResumeScan } from "./resume-scan.tsx";
import styles from "./submissions.module.css";

const KIB = 1024;

function sizeOf(bytes: number): string {
  return bytes < KIB * KIB
    ? `${Math.max(1, Math.round(bytes / KIB))} KiB`
    : `${(bytes / KIB / KIB).toFixed(1)} MiB`;
}

/** Metadata of a resume, and the button that saves it. */
export function Resume() {
  const { id, collectionSlug } = useDocumentInfo();
  const [name, type, size, caution] = useFormFields(([fields]) =>
    ["fileName", "type", "size", "caution"].map((field) => fields[`resume.${field}`]?.value),
  );
  const document = `${collectionSlug}/${id}`;
  const address = `/payload-api/submissions/${document}/resume`;
  // As the server decides.
  const isShown = type === "pdf" && !caution;
  return (
    <section className={styles["block"]} aria-labelledby="resume">
      <h3 id="resume">Resume</h3>
      {name ? (
        <>
          <p className={styles["name"]}>
            {String(name)} <span className={styles["quiet"]}>({sizeOf(Number(size))})</span>
          </p>
          {caution ? <p className={styles["failed"]}>Open with care: {String(caution)}.</p> : null}
          <ResumeScan document={document}>
            <p className={styles["quiet"]}>
              This file comes from a stranger: open it in a program that doesn&rsquo;t run macros.
            </p>
            {isShown && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium then shows no PDF; the reply has a sandbox policy.
              <iframe
                className={styles["viewer"]}
                title="Resume"
                loading="lazy"
                src={`${address}?inline=true`}
              />
            )}
            <Button el="anchor" buttonStyle="secondary" size="medium" url={address}>
              Download {String(type ?? "").toUpperCase()}
            </Button>
          </ResumeScan>
        </>
      ) : (
        <p className={styles["quiet"]}>None was sent.</p>
      )}
    </section>
  );
}
