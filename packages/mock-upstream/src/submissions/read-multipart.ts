import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Form } from "@kdl/schemas/forms/form";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import busboy from "busboy";
import { malformed, type Received, RefusedBody } from "./received.ts";

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 200;

/**
 * Reads fields and file as they arrive; only the digest of the file is kept.
 * Throws {@link RefusedBody} for a file that is too large, and for a body that isn't such a form.
 */
export async function readMultipart(
  body: Readable,
  contentType: string,
  form: Form,
  maxFileBytes: number,
): Promise<Received> {
  const parts = partsOf(contentType, maxFileBytes);
  const received: Received = { values: {}, file: null };
  let problem: string | null = null;
  parts.on("field", (name, value) => {
    if (received.file) problem ??= fileMessage.notLast;
    add(received.values, form, name, value);
  });
  parts.on("file", (name, content, { filename, mimeType }) => {
    const isEmpty = !filename;
    if (name !== form.file?.name) problem ??= requestFailure.invalid;
    if (received.file) problem ??= fileMessage.tooMany;
    const hash = createHash("sha256");
    const file = { name: filename, size: 0, sha256: "", type: mimeType };
    if (!isEmpty) received.file = file;
    content.on("data", (chunk: Buffer) => {
      hash.update(chunk);
      file.size += chunk.length;
    });
    // The parser itself reports a body that breaks off.
    content.on("error", () => undefined);
    content.on("end", () => {
      file.sha256 = hash.digest("hex");
    });
  });
  for (const event of ["fieldsLimit", "filesLimit", "partsLimit"] as const) {
    parts.on(event, () => (problem ??= fileMessage.tooMany));
  }
  await pipeline(body, parts).catch((error: unknown) => {
    throw new RefusedBody(malformed(error instanceof Error ? error.message : String(error)));
  });
  if (problem !== null) throw new RefusedBody(malformed(problem));
  if (received.file && received.file.size > maxFileBytes) {
    throw new RefusedBody({ status: 413, code: "TOO_LARGE", message: fileMessage.tooLarge });
  }
  return received;
}

/** Reads one byte more than allowed, so that files that are too large can be detected. */
function partsOf(contentType: string, maxFileBytes: number) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      preservePath: true,
      limits: {
        fileSize: maxFileBytes + 1,
        files: 2,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
      },
    });
  } catch {
    throw new RefusedBody(malformed(requestFailure.invalid));
  }
}

/** List fields become arrays even with one entry; other fields only if repeated, which the form refuses. */
function add(values: Record<string, unknown>, form: Form, name: string, value: string) {
  const before = values[name];
  if (before === undefined) values[name] = form.lists.includes(name) ? [value] : value;
  else values[name] = Array.isArray(before) ? [...before, value] : [before, value];
}
