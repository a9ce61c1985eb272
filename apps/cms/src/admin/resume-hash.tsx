"use client";

import { useFormFields } from "@payloadcms/ui";
import styles from "./submissions.module.css";

/** The checksum of a resume, to compare a saved file with. */
export function ResumeHash() {
  const hash = useFormFields(([fields]) => fields["resume.sha256"]?.value);
  if (!hash) return null;
  return (
    <dl className={styles["answer"]}>
      <dt>SHA-256 of the resume</dt>
      <dd>{String(hash)}</dd>
    </dl>
  );
}
