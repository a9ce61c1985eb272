/** Sends samples as the gateway does: uploads are streamed, without a length. */
import { randomUUID } from "node:crypto";
import { EXTENSIONS_HEADER } from "@kdl/schemas/contract/submissions";
import type { Send } from "./signed-fetch.ts";
import type { Sample, SampleFile } from "./submission-samples.ts";

/** Where to send, and how. */
export interface Target {
  baseUrl: string;
  send: Send;
}

export interface Answer {
  status: number;
  type: string;
  /** Value of `X-Contract-Extensions`. */
  extensions: string;
  text: string;
  /** The text parsed as a JSON object; `{}` if it isn't one. */
  body: Record<string, unknown>;
}

export type Part = [name: string, content: string | SampleFile];

export const newKey = () => ({ "idempotency-key": randomUUID() });

/** Sends a whole sample in its form's encoding. */
export async function postSample(
  target: Target,
  { form, values, file }: Sample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (!form.file) return postText(target, form.path, JSON.stringify(values), headers);
  return postParts(target, form.path, partsOf({ form, values, file }), headers);
}

export async function postText(
  { baseUrl, send }: Target,
  path: string,
  text: string,
  headers = {},
): Promise<Answer> {
  return answerOf(
    await send(baseUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: text,
    }),
  );
}

/** Sends these parts in this order. */
export async function postParts(
  target: Target,
  path: string,
  parts: Part[],
  headers = {},
): Promise<Answer> {
  return postBytes(target, path, multipart(parts), headers);
}

export async function postBytes(
  { baseUrl, send }: Target,
  path: string,
  { type, bytes }: { type: string; bytes: Uint8Array },
  headers = {},
): Promise<Answer> {
  const init = {
    method: "POST",
    headers: { "content-type": type, ...headers },
    body: new Blob([Uint8Array.from(bytes)]).stream(),
    duplex: "half",
  } as const;
  return answerOf(await send(baseUrl + path, init));
}

/** The parts of a form's multipart body: fields in order, one part per list entry, the file last. */
export function partsOf({ form, values, file }: Sample): Part[] {
  const fields = Object.entries(values).flatMap(([name, value]): Part[] =>
    (Array.isArray(value) ? value : [String(value)]).map((entry): Part => [name, entry]),
  );
  return form.file && file ? [...fields, [form.file.name, file]] : fields;
}

/** A multipart body (RFC 7578). */
export function multipart(parts: Part[]): { type: string; bytes: Uint8Array } {
  const boundary = `----contract${randomUUID()}`;
  const pieces = parts.flatMap(([name, content]) =>
    typeof content === "string"
      ? [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`, content, "\r\n"]
      : [
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; ` +
            `filename="${content.name}"\r\ncontent-type: ${content.type}\r\n\r\n`,
          content.bytes,
          "\r\n",
        ],
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
  };
}

/** Reads an answer to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    extensions: response.headers.get(EXTENSIONS_HEADER) ?? "",
    text,
    body: objectOf(text),
  };
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
