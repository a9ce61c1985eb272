"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { CandidatesReply } from "../../certificates/replies.ts";
import { readCandidates } from "./call.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { useMay } from "../use-may.ts";
import styles from "./certificates.module.css";

/** The certificates of a submission, and issuing one. Nothing where there is neither. */
export function Certificates() {
  const { id, collectionSlug } = useDocumentInfo();
  const collection = collectionSlug ?? "";
  const [found, setFound] = useState<CandidatesReply | null>(null);
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const isAllowed = may("issue", "certificates");

  useEffect(() => {
    let isShown = true;
    if (isAllowed && id !== undefined) {
      void readCandidates(collection, [String(id)]).then(
        (reply) => isShown && setFound(reply),
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [collection, id, isAllowed]);

  if (!found || (found.candidates.length === 0 && found.certificates.length === 0)) return null;

  async function close(isIssued: boolean) {
    setOpen(false);
    if (!isIssued) return;
    try {
      setFound(await readCandidates(collection, [String(id)]));
    } catch (error) {
      toast.error((error as Error).message);
    }
  }

  return (
    <section className={styles["certificates"]} aria-labelledby="certificates-title">
      <h2 id="certificates-title">Certificate</h2>
      {found.certificates.length > 0 && (
        <ul>
          {found.certificates.map(({ id: certificate, number, title, issuedAt, revokedAt }) => (
            <li key={certificate}>
              <a href={`/admin/collections/certificates/${certificate}`}>
                {title} ({number})
              </a>
              {revokedAt ? `, revoked ${revokedAt}` : `, issued ${issuedAt}`}
            </li>
          ))}
        </ul>
      )}
      {found.candidates.length > 0 && (
        <Button
          type="button"
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setOpen(true)}
        >
          {collection === "internship-applications"
            ? "Internship finished: issue a certificate"
            : "Issue a certificate"}
        </Button>
      )}
      {isOpen && (
        <IssueDialog
          collection={collection}
          found={found}
          onClose={(isIssued) => void close(isIssued)}
        />
      )}
    </section>
  );
}
