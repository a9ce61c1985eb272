"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import type { CertificateState } from "../../certificates/replies.ts";
import { revoke, sendAgain } from "./call.ts";
import styles from "./certificates.module.css";

/** The number of a certificate, its PDF and its page; sending its mail again, and revoking it. */
export function CertificateControl() {
  const { id } = useDocumentInfo();
  const name = useId();
  const router = useRouter();
  const [state, setState] = useState<CertificateState | null>(null);
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const address = `/payload-api/issuing/certificates/${id}`;

  useEffect(() => {
    let isShown = true;
    void readState(address).then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, [address]);

  async function send() {
    setBusy(true);
    try {
      const { isRevoked } = await revoke(String(id), reason);
      if (isRevoked) toast.success("Revoked. Its page says so now.");
      else toast.error("It was revoked already.");
      setState(await readState(address));
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  async function mailAgain() {
    setBusy(true);
    try {
      toast.success((await sendAgain(String(id))).message);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  if (!state) return null;
  return (
    <section className={styles["certificates"]} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{state.isRevoked ? "Revoked" : "Valid"}</h2>
      <p className={styles["number"]}>{state.number}</p>
      <p>
        <a href={`${address}/pdf`} target="_blank" rel="noreferrer">
          Open the PDF
        </a>
        {" · "}
        <a href={state.url} target="_blank" rel="noreferrer">
          Its page on the site
        </a>
        {" · "}
        <a href={state.source}>What it was issued for, with the mails</a>
      </p>
      {state.maySend && (
        <Button
          type="button"
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void mailAgain()}
        >
          Send the mail again
        </Button>
      )}
      {state.mayRevoke && (
        <details>
          <summary>Revoke this certificate</summary>
          <label htmlFor={`${name}-reason`}>Why? The person reads this.</label>
          <textarea
            id={`${name}-reason`}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <p className={styles["quiet"]}>
            This can’t be undone. You can issue a corrected certificate afterwards; it gets another
            number.
          </p>
          <Button
            type="button"
            size="small"
            margin={false}
            disabled={isBusy || reason.trim() === ""}
            onClick={() => void send()}
          >
            Revoke
          </Button>
        </details>
      )}
    </section>
  );
}

async function readState(address: string): Promise<CertificateState | null> {
  const response = await fetch(`${address}/state`);
  return response.ok ? ((await response.json()) as CertificateState) : null;
}
