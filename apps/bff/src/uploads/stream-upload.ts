import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { Form, FormValues } from "@kdl/schemas/form";
import { submissionFailed } from "../submissions/read-outcome.ts";
import type { UpstreamAnswer } from "../upstream/read-answer.ts";
import type { SubmissionClient, SubmissionHead } from "../upstream/submission-client.ts";
import { type ClientWatch, Overdue } from "./client-watch.ts";
import { endOfParts, fieldParts, partBegins } from "./upload-body.ts";

export interface UploadContent {
  form: Form;
  values: FormValues;
  /** The file as a part. */
  content: AsyncGenerator<Uint8Array, void, undefined> | null;
  watch: ClientWatch;
}

/** What waits between client and upstream when the upstream is the slower one, in bytes. */
const BUFFER_BYTES = 64 * 1024;

/**
 * Sends fields and file as they come. Whatever goes wrong cuts the upstream's request short.
 *
 * @returns the upstream's answer, and whether all of it had been sent on by then
 * @throws what went wrong on the client's side, or that the form could not be sent
 */
export async function streamUpload(
  client: SubmissionClient,
  head: SubmissionHead,
  { form, values, content, watch }: UploadContent,
): Promise<{ answer: UpstreamAnswer; isWhole: boolean }> {
  const boundary = `form-${randomBytes(18).toString("base64url")}`;
  // The upstream hears of the form only when the beginning of the file is right.
  const first = content === null ? null : await content.next();
  let isWhole = false;
  let problem: unknown = null;

  /** Reads on; what fails here is the client's or the file's, not the upstream's. */
  async function nextOf(file: NonNullable<UploadContent["content"]>) {
    try {
      return await file.next();
    } catch (error) {
      problem = error;
      throw error;
    }
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      yield fieldParts(form, values, boundary);
      if (content !== null) {
        yield partBegins(boundary);
        for (let step = first; step && !step.done; step = await nextOf(content)) yield step.value;
      }
      isWhole = true;
      watch.sentAll();
      yield endOfParts(boundary);
    } finally {
      // When the upstream goes away, its error arrives at one of the yields.
      await content?.return();
    }
  }

  const body = Readable.from(pieces(), { objectMode: false, highWaterMark: BUFFER_BYTES });
  // It may still fail when nobody listens any more.
  body.on("error", () => {});
  try {
    const contentType = `multipart/form-data; boundary=${boundary}`;
    const answer = await client.sendUpload(head, { contentType, body, signal: watch.signal });
    return { answer, isWhole };
  } catch (error) {
    if (problem !== null) throw problem;
    const { reason } = watch.signal as { reason?: unknown };
    if (watch.signal.aborted && !(reason instanceof Overdue)) throw reason;
    throw submissionFailed(form, error);
  } finally {
    body.destroy();
  }
}
