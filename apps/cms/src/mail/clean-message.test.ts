import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanMessage } from "./clean-message.ts";
import { outboxTransport } from "./transport.ts";

const sender = { name: "The site", address: "no-reply@example.org" };
const plain = { to: "asha@example.org", subject: "Hello", text: "Hello" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The head of a message as it would go over the wire, with folded lines put together. */
async function headOf(message: Parameters<typeof cleanMessage>[0]): Promise<string[]> {
  const name = await outboxTransport(folder)(cleanMessage(message, sender));
  const [head = ""] = (await readFile(join(folder, name), "utf8")).split("\r\n\r\n");
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

const breaks = ["\r\n", "\n", "\r", "\u0085", "\u2028", "\0\r\n"];

test.each(breaks)("no text becomes a header of its own: %j", async (lineBreak) => {
  const attack = `x${lineBreak}Bcc: victim@example.com${lineBreak}${lineBreak}<b>body</b>`;
  const head = await headOf({
    ...plain,
    subject: attack,
    from: { name: attack, address: attack },
    replyTo: { name: attack, address: "asha@example.org" },
    messageId: `<${attack}@example.org>`,
  });
  expect(head.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(head.filter((line) => !/^[\w-]+: /.test(line))).toEqual([]);
  expect(head.map((line) => line.split(":")[0]).toSorted()).toEqual(
    [
      "Auto-Submitted",
      "Content-Transfer-Encoding",
      "Content-Type",
      "Date",
      "From",
      "MIME-Version",
      "Message-ID",
      "Reply-To",
      "Subject",
      "To",
    ].toSorted(),
  );
});

test.each([
  "asha@example.org\r\nBcc: victim@example.com",
  "asha@example.org, victim@example.com",
  "asha@example.org;victim@example.com",
  '"a" <victim@example.com>',
  "group: victim@example.com;",
  "@example.org",
  "asha",
  "asha@@example.org",
  `${"a".repeat(250)}@example.org`,
  "",
])("an address is one address: %j", (address) => {
  expect(() => cleanMessage({ ...plain, to: address }, sender)).toThrow("can't be used");
  const replyTo = { name: "", address };
  expect(() => cleanMessage({ ...plain, replyTo }, sender)).toThrow("can't be used");
});

test("mail comes from the site's address and goes to one, whatever a message asks for", async () => {
  const head = await headOf({
    ...plain,
    from: { name: "KDL", address: "ceo@bank.example" },
    cc: "victim@example.com",
    bcc: "victim@example.com",
    headers: { "X-Evil": "1" },
    attachments: [{ path: "/etc/passwd" }],
    raw: "To: victim@example.com\r\n\r\nx",
  });
  expect(head).toContain("From: KDL <no-reply@example.org>");
  expect(head).toContain("To: asha@example.org");
  expect(head.join("\n")).not.toMatch(/victim|evil|multipart/i);
});

const PNG = Buffer.from("iVBORw0KGgo=", "base64");

test("of attachments, small PNGs in memory are sent, under a name that no message chooses", async () => {
  const good = { cid: "a1@picture", content: PNG };
  const attachments = [
    { ...good, filename: "x\r\nBcc: v@example.com", path: "/etc/passwd", raw: "x", headers: {} },
    { ...good, cid: "a1@picture>\r\nBcc: victim@example.com" },
    { content: PNG },
    { ...good, content: Buffer.from("<svg/>") },
    { ...good, content: PNG.toString("latin1") },
    { ...good, content: Buffer.concat([PNG, Buffer.alloc(16 * 1024)]) },
    { cid: good.cid, href: "http://localhost/" },
    "x",
    null,
  ];
  expect(cleanMessage({ ...plain, attachments: attachments as never }, sender).pictures).toEqual([
    good,
  ]);
  const many = Array.from({ length: 9 }, () => good);
  expect(cleanMessage({ ...plain, attachments: many }, sender).pictures).toHaveLength(2);
});

test("names in any script arrive whole, quotes and commas too", async () => {
  const head = await headOf({ ...plain, replyTo: { name: 'ఆశ, "A"', address: "a@example.org" } });
  expect(head.find((line) => line.startsWith("Reply-To"))).toMatch(
    /^Reply-To: =\?UTF-8\?[BQ]\?.+\?= <a@example.org>$/,
  );
});

test("the outbox contains complete messages only, readable only by its owner", async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^\d{4}-.+\.eml$/.test(name))).toEqual([]);
});
