/** Sends forms as browsers do, and as they don't. */
import {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import { text } from "node:stream/consumers";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { createFormToken } from "../../submissions/form-token.ts";
import { SECRET } from "../../testing/test-gateway.ts";

export type Field = readonly [name: string, value: string];

export interface FileToSend {
  name?: string;
  fileName?: string;
  bytes: Uint8Array;
}

/** Begun a minute ago: the pace of a person. */
const token = createFormToken(SECRET, Date.now() - 60_000);

export const applicant = (number = 1): Field[] => [
  ["form_token", token],
  ["name", "Asha Rao"],
  ["email", `asha${number}@example.org`],
  ["mobile", String(9_000_000_000 + number)],
  ["available_timings", "no"],
  ["reason_for_unavailability", "Exams"],
  ["age", "21"],
  ["gender", "female"],
  ["college_name", "Andhra University"],
  ["branch", "CSE"],
  ["intrested_to_learn", "Web Development"],
  ["hobbies", "Music"],
  ["hobbies", "Reading"],
  ["skills", "Python"],
  ["acknowledgement", "1"],
];

export const volunteer: Field[] = [
  ["form_token", token],
  ["first_name", "Ravi"],
  ["last_name", "Kumar"],
  ["email", "ravi@example.org"],
  ["phone", "+91 98765 43210"],
];

export const cv = (): FileToSend => ({ fileName: "cv.pdf", bytes: pdfDocument() });

const BOUNDARY = "----a-boundary-of-the-tests";
export const contentType = `multipart/form-data; boundary=${BOUNDARY}`;

export const fieldPart = ([name, value]: Field): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export const filePart = ({ name = "resume", fileName = "cv.pdf", bytes }: FileToSend): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; ` +
        `filename="${fileName.replaceAll('"', "%22")}"\r\n` +
        "Content-Type: application/octet-stream\r\n\r\n",
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);

export const lastLine = Buffer.from(`--${BOUNDARY}--\r\n`);

/** A form as a browser sends it: fields, then the file. */
export function formBody(fields: readonly Field[], file?: FileToSend): Buffer {
  const parts = Buffer.from(fields.map(fieldPart).join(""));
  return Buffer.concat([parts, ...(file ? [filePart(file)] : []), lastLine]);
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body, where it is JSON. */
  json: { code?: string; message?: string; reference?: string; fields?: Record<string, string> };
}

interface PostOptions {
  agent?: Agent;
  /** Writes the body in another way than at once. */
  send?: (call: ClientRequest) => void;
}

/** Posts a body and reads the answer. */
export function post(
  url: string,
  body: Uint8Array,
  headers: OutgoingHttpHeaders = {},
  { agent, send = (call) => call.end(body) }: PostOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      ...(agent ? { agent } : {}),
      headers: {
        accept: "application/json",
        "content-type": contentType,
        "content-length": body.length,
        ...headers,
      },
    });
    call.once("error", reject);
    call.once("response", (response) => void readAnswer(response).then(resolve, reject));
    send(call);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const content = await text(response);
  const isJson = response.headers["content-type"]?.startsWith("application/json");
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: content,
    json: isJson ? (JSON.parse(content) as Answer["json"]) : {},
  };
}
