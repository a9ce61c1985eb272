import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { renderSVG } from "uqr";
import { printable } from "./printable.ts";
import { renderPage } from "./render-page.ts";

const url = "https://site.example/verify/7K3Q9M2XABCD01VZ";
const texts = {
  primary: "#2c52a3",
  deep: "#1c3672",
  heading: "Certificate of Internship",
  before: "This is to certify that",
  between: "has successfully finished the internship",
  organisation: "Kalinga Dream Labs",
  name: "Asha Rao",
  title: "Web Development",
  facts: "120 hours, 1 June 2026 to 31 August 2026",
  signature: "",
  signatureAlt: "Signature",
  signatory: "Meera Iyer",
  role: "Founder",
  issued: "Issued on 3 September 2026",
  number: "7K3Q-9M2X-ABCD-01VZ",
  check: "Check that it is genuine:",
  url,
  shownUrl: url.slice("https://".length),
  code: renderSVG(url, { border: 0 }),
  codeAlt: "QR code",
};

async function read(inputs: object) {
  const bytes = await renderPage({ ...texts, ...inputs });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const [, , width, height] = (await document.getPage(1)).view;
  // The extracted text of other scripts may have spaces within words, where there are gaps between letters.
  const { info } = await document.getMetadata();
  const subject = String((info as { Title?: unknown }).Title);
  return {
    bytes,
    subject,
    plain: text.replace(/\s+/g, ""),
    pages: document.numPages,
    width,
    height,
  };
}

/** The uncompressed PDF, in which a prefix of six letters marks each embedded font as a subset. */
async function fontsOf(name: string): Promise<string> {
  const bytes = (await renderPage({ ...texts, name })).toString("latin1");
  const streams = [...bytes.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].map((match) => {
    const from = match.index + match[0].length;
    const data = Buffer.from(bytes.slice(from, from + Number(match[1])), "latin1");
    try {
      return inflateSync(data).toString("latin1");
    } catch {
      return "";
    }
  });
  return [bytes, ...streams].join("\n");
}

const plain = (text: string) => text.replace(/\s+/g, "");

test.each([
  ["Latin", "Zoë Łukasiewicz Ñandú Ǒőáčęşțộ"],
  ["markup", "<b>A</b> $x$ #let @b \\ [c] *d* _e_ `f` = g"],
])("a name in %s is on one page of A4, as text", async (_, name) => {
  const { plain: text, pages, width, height } = await read({ name });
  expect(text).toContain(plain(name));
  expect([pages, Math.round(width!), Math.round(height!)]).toEqual([1, 842, 595]);
});

// In these scripts several letters share a glyph, which this reader can't turn back into text.
test.each([
  ["Telugu", "శ్రీ లక్ష్మీనారాయణ జ్ఞానేశ్వర్ స్త్రీ"],
  ["-Bold", "श्री किर्ति क्षत्रिय ज्ञानेश्वर द्विवेदी"],
  ["Tamil", "ஸ்ரீ கௌதம் கோபாலகிருஷ்ணன்"],
])("a name is drawn with NotoSans%s", async (font, name) => {
  const { subject, pages } = await read({ name });
  expect(subject).toBe(`Certificate of Internship: ${name}`);
  expect(pages).toBe(1);
  expect(await fontsOf(name)).toContain(`NotoSans${font}`);
});

test.each([
  ["200 letters without a space", "W".repeat(200)],
  ["a long name", "Wolfeschlegelsteinhausen ".repeat(8)],
  ["from right to left", "محمد علی שלום"],
  ["100 kB", "క్ష".repeat(33_000)],
  ["nothing", ""],
])("%s stays on one page", async (_, name) => {
  const { pages } = await read({
    name: printable([...name].slice(0, 200).join("")),
    title: name.slice(0, 160),
  });
  expect(pages).toBe(1);
});

test("fonts are embedded, but only the glyphs that are needed", async () => {
  const { bytes } = await read({ name: "శ్రీ Asha" });
  expect(bytes.length).toBeLessThan(120_000);
  const file = await fontsOf("శ్రీ Asha");
  const fonts = new Set(file.match(/\/BaseFont\s*\/[A-Z]{6}\+[\w-]+/g));
  expect(fonts.size).toBe(3);
  expect(file.match(/\/FontFile[23]?\s+\d+/g)).toHaveLength(fonts.size);
});

test("concurrent pages don't get mixed up, and too many at once are refused", async () => {
  const names = Array.from({ length: 30 }, (_, at) => `Person ${at}`);
  const all = await Promise.allSettled(names.map((name) => read({ name })));
  const done = all.flatMap((one, at) =>
    one.status === "fulfilled" ? [one.value.plain.includes(plain(`Person ${at}`))] : [],
  );
  expect(done.length).toBeGreaterThanOrEqual(20);
  expect(new Set(done)).toEqual(new Set([true]));
  const refused = all.filter((one) => one.status === "rejected");
  expect(
    refused.map(({ reason }) => (reason as { refusal: { status: number } }).refusal.status),
  ).toEqual(refused.map(() => 503));
  expect(refused.length).toBeGreaterThan(0);
});
