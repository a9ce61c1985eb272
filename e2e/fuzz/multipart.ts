/** Multipart bodies: valid ones, and ones that are invalid in every way. */
import { badDocuments } from "@kdl/schemas/testing/bad-documents";
import { docDocument, docxDocument, pdfDocument } from "@kdl/schemas/testing/documents";
import * as fc from "fast-check";
import { type Body, entriesOf } from "./form-body.ts";
import { oddName, oddText, PLANTED } from "./odd-values.ts";
import { spoilt } from "./spoil.ts";

/** One white pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);
/** A picture that claims the largest possible size. */
const HUGE_PICTURE = Buffer.from(PICTURE);
HUGE_PICTURE.writeUInt32BE(0x7fff_ffff, 16);
HUGE_PICTURE.writeUInt32BE(0x7fff_ffff, 20);

interface Part {
  /** The rest of the header after `form-data`. */
  disposition: string;
  type: string | null;
  content: string | Buffer;
}

const quoted = (text: string) => text.replaceAll(/["\r\n]/g, (mark) => encodeURIComponent(mark));
const field = (name: string, content: string): Part => ({
  disposition: `; name="${quoted(name)}"`,
  type: null,
  content,
});

const files: fc.Arbitrary<{ fileName: string; content: Buffer }> = fc.oneof(
  fc
    .constantFrom(
      ["cv.pdf", () => pdfDocument()] as const,
      ["cv.pdf", () => pdfDocument({ bytes: 300_000 })] as const,
      ["cv.docx", () => docxDocument()] as const,
      ["cv.doc", () => docDocument({})] as const,
      ["me.png", () => PICTURE] as const,
      ["me.png", () => HUGE_PICTURE] as const,
      ["me.jpg", () => PICTURE.subarray(0, 30)] as const,
      ["me.svg", () => Buffer.from(`<svg onload="${PLANTED}"/>`)] as const,
      ["empty.pdf", () => new Uint8Array()] as const,
    )
    .map(([fileName, bytes]) => ({ fileName, content: Buffer.from(bytes()) })),
  fc
    .constantFrom(...badDocuments.filter(({ bytes }) => bytes().length < 2_000_000))
    .map(({ fileName, bytes }) => ({ fileName, content: Buffer.from(bytes()) })),
  fc
    .tuple(oddText, fc.uint8Array({ maxLength: 200 }))
    .map(([fileName, bytes]) => ({ fileName, content: Buffer.from(bytes) })),
);

const filePart = (name: string): fc.Arbitrary<Part> =>
  fc
    .tuple(
      files,
      fc.constantFrom(
        "application/pdf",
        "application/octet-stream",
        "image/png",
        "text/html",
        "multipart/mixed; boundary=b",
        "",
      ),
    )
    .map(([{ fileName, content }, type]) => ({
      disposition: `; name="${quoted(name)}"; filename="${quoted(fileName)}"`,
      type,
      content,
    }));

const oddParts: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(oddName, oddText).map(([name, text]) => field(name, text)),
  fc.constantFrom<Part>(
    { disposition: "", type: null, content: PLANTED },
    { disposition: "; name=", type: null, content: "a" },
    { disposition: '; name="a', type: null, content: "a" },
    { disposition: '; name="a"; name="b"', type: null, content: "a" },
    { disposition: '; filename="a.pdf"', type: "application/pdf", content: "%PDF-1.4" },
    {
      disposition: `; name="resume"; filename*=UTF-8''%2e%2e%2f${PLANTED}`,
      type: null,
      content: "",
    },
    { disposition: "; name=\"resume\"; filename*=x'y'%ZZ", type: "a", content: "a" },
    { disposition: `; name="${"n".repeat(5_000)}"`, type: null, content: "a" },
    { disposition: `; name="a"\r\nX-Odd: ${"x".repeat(20_000)}`, type: null, content: "a" },
    { disposition: '; name="a"\r\nContent-Transfer-Encoding: base64', type: null, content: "===" },
    { disposition: '; name="_charset_"', type: null, content: "utf-7" },
    { disposition: '; name="__proto__"', type: "application/json", content: '{"a":1}' },
    { disposition: '; name="email"', type: "application/json", content: '{"$ne":null}' },
    field("a", "x".repeat(70_000)),
    field("a", "x".repeat(1_100_000)),
  ),
);

const BOUNDARY = "----fuzz";

function bytesOf(parts: readonly Part[], boundary: string, ending: string): Buffer {
  const pieces = parts.flatMap(({ disposition, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n` +
        `${type === null ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(ending)]);
}

const END = `--${BOUNDARY}--\r\n`;

/** Ways to assemble the parts; the first is correct. */
const framings: fc.Arbitrary<(parts: Part[]) => Body> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(framed(BOUNDARY, END)) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      framed(BOUNDARY, ""),
      framed(BOUNDARY, `--${BOUNDARY}`),
      framed(BOUNDARY, `--${BOUNDARY}--`),
      framed(BOUNDARY, `${END}${END}`),
      framed(BOUNDARY, `${END}epilogue ${PLANTED}`),
      framed("another", END),
      framed("", END),
      framed("b".repeat(300), END),
      framed("a b;c=d", END),
      (parts: Part[]) => ({ type: "multipart/form-data", bytes: bytesOf(parts, BOUNDARY, END) }),
      (parts: Part[]) => ({ type: null, bytes: bytesOf(parts, BOUNDARY, END) }),
      (parts: Part[]) => ({
        type: `multipart/mixed; boundary=${BOUNDARY}`,
        bytes: bytesOf(parts, BOUNDARY, END),
      }),
      (parts: Part[]) => ({
        type: `multipart/form-data; boundary=x; boundary=${BOUNDARY}`,
        bytes: bytesOf(parts, BOUNDARY, END),
      }),
      // A field after the file.
      (parts: Part[]) => framed(BOUNDARY, END)(parts.toReversed()),
      (parts: Part[]) => framed(BOUNDARY, END)([...parts, ...parts]),
      (parts: Part[]) => framed(BOUNDARY, END)(Array(3_000).fill(parts[0] ?? field("a", "b"))),
      () => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: "" }),
      () => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: "\r\n".repeat(20_000) }),
      () => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: `--${BOUNDARY}\r\n\r\n` }),
      () => ({
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        bytes: `--${BOUNDARY}\r\n`.repeat(5_000) + END,
      }),
    ),
  },
);

/** The body may have a different boundary than the header. */
function framed(boundary: string, ending: string) {
  return (parts: Part[]): Body => ({
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: bytesOf(parts, BOUNDARY, ending),
  });
}

/** Any multipart body. @param fileName name of the form's file field */
export function multipartBody(
  answers: fc.Arbitrary<unknown>,
  fileName: string,
): fc.Arbitrary<Body> {
  const fields = spoilt(answers).map((value) =>
    entriesOf(value).map(([name, text]) => field(name, text)),
  );
  const fileParts = fc.oneof(
    { weight: 8, arbitrary: filePart(fileName).map((part) => [part]) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(filePart(fileName), filePart(fileName)) },
    { weight: 1, arbitrary: filePart("another").map((part) => [part]) },
  );
  const odd = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(oddParts, { minLength: 1, maxLength: 3 }) },
  );
  return fc
    .tuple(fields, odd, fileParts, framings)
    .map(([first, more, last, frame]) => frame([...first, ...more, ...last]));
}
