/** Multipart bodies for tests, valid and invalid, and requests with them. */

import { Readable } from "node:stream";

type Piece = string | Buffer;

export const END = "--b--\r\n";

/** A PDF of exactly this size. */
export const pdfOf = (size = 100) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 14, "a"), Buffer.from("%%EOF")]);

export const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export const file = (content: Buffer, name = "me.pdf", key = "resume"): Piece[] => [
  `--b\r\ncontent-disposition: form-data; name="${key}"; filename="${name}"\r\n\r\n`,
  content,
  "\r\n",
];

interface MultipartOptions {
  /** Bytes that arrive at a time. */
  piece?: number | undefined;
  type?: string | undefined;
  /** The client disconnects after the last piece. */
  isCutOff?: boolean | undefined;
}

/** A request whose body arrives in pieces. */
export function multipartRequest(parts: Piece[], options: MultipartOptions = {}): Request {
  const { piece = 65_536, type = "multipart/form-data; boundary=b", isCutOff = false } = options;
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  // As in Next: the body is a Node stream, which `Request` converts to a web stream.
  const body = Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
      if (isCutOff) throw new Error("aborted");
    })(),
  );
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
  return new Request("http://cms.invalid", init as unknown as RequestInit);
}
