"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { type MailKind, mailKindLabels, mailKinds } from "../mail/mail-kinds.ts";
import styles from "./submissions.module.css";

interface Attempt {
  id: string;
  kind: MailKind;
  to?: string | null;
  at: string;
  sent?: boolean | null;
  outcome: string;
}

const LOOK_EVERY_MS = 1500;
const LOOKS = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** Every attempt to send a submission's mail, and the buttons to send it again. */
export function MailLog() {
  const { id, collectionSlug } = useDocumentInfo();
  const [attempts, setAttempts] = useState<Attempt[] | null>(null);
  const [sending, setSending] = useState<MailKind | null>(null);

  // Read anew, not from the form: attempts go on while it is open.
  const load = useCallback(async () => {
    const query = "depth=0&select[mail]=true";
    const response = await fetch(`/payload-api/${collectionSlug}/${id}?${query}`);
    if (!response.ok) return null;
    const { mail = [] } = (await response.json()) as { mail?: Attempt[] };
    setAttempts(mail);
    return mail.length;
  }, [collectionSlug, id]);

  useEffect(() => {
    void load();
  }, [load]);

  async function sendAgain(kind: MailKind) {
    setSending(kind);
    const before = await load();
    const response = await fetch(`/payload-api/submissions/${collectionSlug}/${id}/mail/${kind}`, {
      method: "POST",
    });
    const { message } = (await response.json()) as { message: string };
    if (response.ok) toast.success(message);
    else toast.error(message);
    for (let look = 0; response.ok && look < LOOKS; look += 1) {
      await pause();
      if ((await load()) !== before) break;
    }
    setSending(null);
  }

  return (
    <section className={styles["block"]} aria-labelledby="mail-log">
      <h3 id="mail-log">Mail</h3>
      {attempts?.length === 0 && <p className={styles["quiet"]}>None has been sent yet.</p>}
      {attempts && attempts.length > 0 && <Attempts attempts={attempts} />}
      <div className={styles["buttons"]}>
        {mailKinds.map((kind) => (
          <Button
            key={kind}
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={sending !== null}
            onClick={() => void sendAgain(kind)}
          >
            {sending === kind ? "Sending…" : `Send again: ${mailKindLabels[kind]}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Attempts({ attempts }: { attempts: Attempt[] }) {
  return (
    <div className={styles["scroll"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">To</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {attempts.toReversed().map(({ id, at, kind, to, sent, outcome }) => (
            <tr key={id}>
              <td>{new Date(at).toLocaleString()}</td>
              <td>{mailKindLabels[kind]}</td>
              <td>{to}</td>
              <td className={styles[sent ? "sent" : "failed"]}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
