/** Forms with a file, as browsers send them and as they don't. */
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { createFormToken } from "../../form-token.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { SECRET } from "../../../testing/test-gateway.ts";

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

/** Posts a body as the form of a page does, and reads the answer as a program. */
export const postUpload = (
  client: TestClient,
  path: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
) =>
  client
    .post(path)
    .set({ accept: "application/json", "content-type": contentType, ...headers })
    .send(body);
