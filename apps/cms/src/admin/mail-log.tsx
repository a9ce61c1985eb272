"use client";

import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { StageName } from "@kdl/schemas/applications/stages";
import type { Place } from "@kdl/schemas/registrations/places";
import { useEffect, useState } from "react";
import { kindsFor, type MailKind, mailKindLabels } from "../mail/mail-kinds.ts";
import { announceHistory } from "./history/history-changed.ts";
import { useInterviewKinds } from "./interviews/use-interview-kinds.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { LocalTime } from "./local-time.tsx";
import { MessageButton } from "./messages/message-button.tsx";
import { hasStages } from "./submission-lists.ts";
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

/** Fetched, not taken from the form: attempts continue while it is open. */
async function readAttempts(document: string): Promise<Attempt[]> {
  const response = await fetch(`/payload-api/${document}?depth=0&select[mail]=true`);
  if (!response.ok) return [];
  const { mail } = (await response.json()) as { mail?: Attempt[] };
  return mail ?? [];
}

/** Every attempt to send a submission's mail, and the buttons to send it again. */
export function MailLog() {
  const { id, collectionSlug } = useDocumentInfo();
  const document = `${collectionSlug}/${id}`;
  const quarantined = useFormFields(([fields]) => fields["quarantined"]?.initialValue === true);
  const isCancelled = useFormFields(([fields]) => Boolean(fields["cancelledAt"]?.initialValue));
  const stage = useFormFields(([fields]) => fields["stage"]?.initialValue ?? null);
  const attended = useFormFields(([fields]) => fields["attendance"]?.initialValue === "attended");
  const place = useFormFields(([fields]) => fields["place"]?.initialValue ?? null);
  const isApplication = hasStages(collectionSlug as SubmissionSlug);
  const aboutInterview = useInterviewKinds(isApplication ? (collectionSlug ?? null) : null, id);
  const [attempts, setAttempts] = useState<Attempt[] | null>(null);
  const [sending, setSending] = useState<MailKind | null>(null);

  useEffect(() => {
    let isShown = true;
    void readAttempts(document).then((found) => isShown && setAttempts(found));
    return () => {
      isShown = false;
    };
  }, [document]);

  async function sendAgain(kind: MailKind) {
    setSending(kind);
    const response = await fetch(`/payload-api/submissions/${document}/mail/${kind}`, {
      method: "POST",
    });
    const { message } = (await response.json()) as { message: string };
    if (response.ok) toast.success(message);
    else toast.error(message);
    if (response.ok) await follow(attempts?.length ?? 0);
    setSending(null);
  }

  /** Shows what is sent, as soon as its outcome is known. */
  async function follow(before: number) {
    for (let look = 0; look < LOOKS; look += 1) {
      await pause();
      const found = await readAttempts(document);
      setAttempts(found);
      announceHistory();
      if (found.length !== before) break;
    }
  }

  return (
    <section className={styles["block"]} aria-labelledby="mail-log">
      <h3 id="mail-log">Mail</h3>
      {attempts?.length === 0 && <p className={styles["quiet"]}>None has been sent yet.</p>}
      {attempts && attempts.length > 0 && <Attempts attempts={attempts} />}
      <div className={styles["buttons"]} hidden={quarantined}>
        {isApplication && id !== undefined && (
          <MessageButton
            collection={collectionSlug ?? ""}
            ids={[id]}
            onSent={() => void follow(attempts?.length ?? 0)}
          />
        )}
        {[
          ...kindsFor({
            isCancelled,
            stage: stage as StageName | null,
            place: place as Place | null,
            attended,
          }),
          ...aboutInterview,
        ]
          // Only of people who have got a new one.
          .filter(
            (kind) => kind !== "ticket-reissued" || attempts?.some((one) => one.kind === kind),
          )
          .map((kind) => (
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
              <td>
                <LocalTime at={at} />
              </td>
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
