"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { type Audience, audienceLabels, audiences } from "../../submissions/event-mails/mailing.ts";
import type { LogReply, MessagePreviewReply } from "../../submissions/event-mails/replies.ts";
import { Dialog, DialogActions, DialogButton, DialogPreview } from "../dialog.tsx";
import { type Draft, MessageFields } from "../messages/message-fields.tsx";
import { mails } from "../counted.ts";
import { callMails, MAILS_CHANGED } from "./call.ts";
import styles from "./event-mails.module.css";

interface EventMessageProps {
  event: number | string;
  audiences: LogReply["audiences"];
}

/** The button that opens the dialog. */
export function EventMessage(props: EventMessageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => setOpen(true)}
      >
        Write a message
      </Button>
      {isOpen && <EventMessageDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Writes a message to participants: first the text, then the mail as it will be sent. */
function EventMessageDialog({
  event,
  audiences: counts,
  onClose,
}: EventMessageProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ subject: "", body: "", replyTo: "staff" });
  const [audience, setAudience] = useState<Audience>("all");
  const [preview, setPreview] = useState<MessagePreviewReply | null>(null);
  const [sentTo, setSentTo] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { replyTo, ...text } = draft;

  async function ask(work: () => Promise<void>) {
    setBusy(true);
    setProblem("");
    await work().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }
  const showPreview = () =>
    void ask(async () =>
      setPreview(await callMails(event, "message-preview", { ...text, audience })),
    );
  // The key comes with the preview: pressed twice, it is sent once.
  const send = (key: string) =>
    void ask(async () => {
      const body = { ...text, audience, replyTo, key };
      const { people } = await callMails<{ people: number }>(event, "message", body);
      setSentTo(people);
      globalThis.dispatchEvent(new Event(MAILS_CHANGED));
    });

  if (sentTo !== null) {
    return (
      <Dialog title={`${mails(sentTo)} on the way`} onClose={onClose}>
        <p role="status">You can follow their delivery under “Mails to participants”.</p>
        <DialogActions close="Close" />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={preview ? `Send ${mails(preview.people)}` : "Write to participants"}
      onClose={onClose}
    >
      {preview ? (
        <DialogPreview>
          <p>
            <strong>{preview.subject}</strong>
          </p>
          <pre>{preview.text}</pre>
        </DialogPreview>
      ) : (
        <>
          <fieldset className={styles["audience"]}>
            <legend>To</legend>
            {audiences.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="audience"
                  value={value}
                  checked={audience === value}
                  onChange={() => setAudience(value)}
                />{" "}
                {audienceLabels[value]} ({counts[value]})
              </label>
            ))}
          </fieldset>
          <MessageFields draft={draft} purpose="event-message" onChange={setDraft} />
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Cancel">
        {preview ? (
          <>
            <DialogButton
              disabled={isBusy || preview.people === 0}
              onClick={() => send(preview.key)}
            >
              {isBusy ? "Sending…" : `Send ${mails(preview.people)}`}
            </DialogButton>
            <DialogButton
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => setPreview(null)}
            >
              Back to the text
            </DialogButton>
          </>
        ) : (
          <DialogButton disabled={isBusy || counts[audience] === 0} onClick={showPreview}>
            Preview
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
