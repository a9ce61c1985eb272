"use client";

import { type FormEvent, useState } from "react";
import type { BulkResult } from "../../applications/in-bulk.ts";
import type { PreviewedMessages } from "../../applications/messages/compose-message.ts";
import type { Selection } from "../../applications/replies.ts";
import { BulkOutcome } from "../applications/bulk-outcome.tsx";
import { callCommand } from "../applications/call-command.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { type Draft, MessageFields } from "./message-fields.tsx";
import { MessagePreview } from "./message-preview.tsx";

interface MessageDialogProps {
  collection: string;
  selection: Selection;
  onClose: (isSent: boolean) => void;
}

const countOf = (count: number) => `${count} message${count === 1 ? "" : "s"}`;

/** Writes a message to one or several applicants: first the text, then each mail as it will be sent. */
export function MessageDialog({ collection, selection, onClose }: MessageDialogProps) {
  const [draft, setDraft] = useState<Draft>({ subject: "", body: "", replyTo: "staff" });
  const [preview, setPreview] = useState<PreviewedMessages | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { applications, total } = selection;
  const { subject, body, replyTo } = draft;
  const text = { subject, body, ids: applications.map(({ id }) => id) };

  async function ask(work: () => Promise<void>) {
    setBusy(true);
    setProblem("");
    await work().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }
  const showPreview = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => setPreview(await callCommand(collection, "message-preview", text)));
  };
  // The key comes with the preview: pressed twice, it is sent once.
  const send = (key: string) =>
    void ask(async () =>
      setResult(await callCommand(collection, "message", { ...text, replyTo, key })),
    );

  return (
    <Dialog
      title={preview && !result ? `Send ${countOf(preview.mails.length)}` : "Write a message"}
      onClose={() => onClose(result !== null)}
    >
      {result ? (
        <>
          <BulkOutcome result={result} applications={applications} />
          <p>Each message is in its application’s list of mails once it has been sent.</p>
        </>
      ) : preview ? (
        <MessagePreview mails={preview.mails} />
      ) : (
        <form id="message-form" onSubmit={showPreview}>
          <p>
            To {applications.length} of {total} applicants.
            {total > applications.length &&
              ` One command takes ${applications.length}: repeat it for the others.`}
          </p>
          <MessageFields draft={draft} onChange={setDraft} />
        </form>
      )}
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close={result ? "Close" : "Cancel"}>
        {!preview && (
          <DialogButton
            type="submit"
            disabled={isBusy || applications.length === 0}
            extraButtonProps={{ form: "message-form" }}
          >
            Preview
          </DialogButton>
        )}
        {preview && !result && (
          <>
            <DialogButton
              disabled={isBusy || preview.mails.length === 0}
              onClick={() => send(preview.key)}
            >
              {isBusy ? "Sending…" : `Send ${countOf(preview.mails.length)}`}
            </DialogButton>
            <DialogButton
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => setPreview(null)}
            >
              Back to the text
            </DialogButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
