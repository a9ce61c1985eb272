import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { ownControl } from "@kdl/schemas/contract/submissions";
import { useRef, useState } from "react";
import {
  type Send,
  type Submission,
  SubmissionCancelled,
  SubmissionFailure,
} from "./submission.ts";
import { upload } from "./upload.ts";
import type { Resume } from "./use-resume.ts";

interface UploadOptions<Values extends FormValues> {
  form: Form<Values>;
  resume: Resume;
  /** The form's own page. */
  url: string;
  /** Message for an unknown outcome. */
  failure: string;
  /** A check to make before the file is sent; rejects with a {@link SubmissionFailure}. */
  before?: (submission: Submission<Values>, signal: AbortSignal) => Promise<void>;
}

export interface UploadState {
  phase: "idle" | "checking" | "sending" | "waiting" | "cancelled";
  /** Share of the body that has been sent, from 0 to 1. */
  share: number;
  cancel: () => void;
}

/** Sends a form with its file, and reports progress. */
export function useUpload<Values extends FormValues>(options: UploadOptions<Values>) {
  const { form, resume, url, failure, before } = options;
  const [state, setState] = useState<Omit<UploadState, "cancel">>({ phase: "idle", share: 0 });
  const abort = useRef<AbortController | null>(null);

  const send: Send<Values> = async (submission) => {
    const { signal } = (abort.current = new AbortController());
    setState({ phase: "checking", share: 0 });
    let end: UploadState["phase"] = "idle";
    try {
      const file = await resume.settled();
      await before?.(submission, signal);
      signal.throwIfAborted();
      const outcome = await upload({
        url,
        parts: partsOf(form, submission, file),
        idempotencyKey: submission.idempotencyKey,
        signal,
        onProgress: (share) => setState({ phase: share < 1 ? "sending" : "waiting", share }),
      });
      if (outcome.kind === "stored") return outcome.receipt;
      if (outcome.kind === "failed") throw new SubmissionFailure(failure, {}, outcome.requestId);
      if (outcome.kind === "refused") {
        const { message, fields, requestId } = outcome.refusal;
        throw new SubmissionFailure(message, fields, outcome.status >= 500 ? requestId : null);
      }
      throw new SubmissionCancelled();
    } catch (error) {
      if (!signal.aborted) throw error;
      end = "cancelled";
      throw new SubmissionCancelled();
    } finally {
      setState({ phase: end, share: 0 });
    }
  };

  return { send, state: { ...state, cancel: () => abort.current?.abort() } };
}

/** The fields in order, then the site's own controls, and the file last. */
function partsOf(
  form: Pick<Form, "fields" | "file">,
  { values, token, website }: Submission,
  file: File | null,
): [string, string | File][] {
  const fields = form.fields.flatMap((name) =>
    [values[name] ?? ""].flat().map((value): [string, string] => [name, String(value)]),
  );
  const parts: [string, string | File][] = [
    ...fields,
    [ownControl.honeypot, website],
    [ownControl.token, token],
  ];
  if (file && form.file) parts.push([form.file.name, file]);
  return parts;
}
