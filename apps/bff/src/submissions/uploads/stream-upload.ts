import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { submissionFailed } from "../read-outcome.ts";
import type { UpstreamAnswer } from "../../upstream/read-answer.ts";
import type { SubmissionClient, SubmissionHead } from "../../upstream/submission-client.ts";
import { type ClientWatch, Overdue } from "./client-watch.ts";
import { endOfParts, fieldParts, partBegins } from "./upload-body.ts";

export interface UploadContent {
  form: Form;
  values: FormValues;
  /** The file as a part. */
  content: AsyncGenerator<Uint8Array, void, undefined> | null;
  watch: ClientWatch;
}

/**
 * How much of a file is read before the upstream is called. Until then slow clients hold no connection
 * there, and a typical resume holds one only for a moment.
 */
const AHEAD_BYTES = 256 * 1024;
/** Buffer between client and upstream for when the upstream is slower, in bytes. */
const BUFFER_BYTES = 64 * 1024;

/**
 * Sends fields and file as they arrive. Any failure cuts the upstream request short.
 *
 * @returns the upstream's answer, and whether all of it had been sent on by then
 * @throws the error on the client's side, or one that says that the form could not be sent
 */
export async function streamUpload(
  client: SubmissionClient,
  head: SubmissionHead,
  { form, values, content, watch }: UploadContent,
): Promise<{ answer: UpstreamAnswer; isWhole: boolean }> {
  const boundary = `form-${randomBytes(18).toString("base64url")}`;
  const ahead = content === null ? [] : await readAhead(content);
  let isWhole = false;
  let problem: unknown = null;

  /** Reads the next piece; a failure here is the client's or the file's, not the upstream's. */
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
        yield* ahead.splice(0);
        for (let step = await nextOf(content); !step.done; step = await nextOf(content)) {
          yield step.value;
        }
      }
      isWhole = true;
      watch.sentAll();
      yield endOfParts(boundary);
    } finally {
      // When the upstream disconnects, its error arrives at one of the yields.
      await content?.return();
    }
  }

  const body = Readable.from(pieces(), { objectMode: false, highWaterMark: BUFFER_BYTES });
  // The body may still fail after the last listener is gone.
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

/** The beginning of a file, or all of it. */
async function readAhead(content: NonNullable<UploadContent["content"]>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let bytes = 0; bytes < AHEAD_BYTES; bytes += pieces.at(-1)?.length ?? 0) {
    const { value, done } = await content.next();
    if (done) break;
    pieces.push(value);
  }
  return pieces;
}
