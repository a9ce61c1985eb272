import { expect, test } from "vitest";
import { attachmentHeader } from "./attachment-name.ts";

const plainName = (header: string) => /filename="([^"]*)"/.exec(header)?.[1];
const wholeName = (header: string) =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? "");

test.each([
  ["Asha Rao CV.pdf", "Asha Rao CV.pdf"],
  ["Résumé ఆశ.pdf", "Résumé ఆశ.pdf"],
  ["it's (final)*.pdf", "it's (final)-.pdf"],
  ['a";\r\nSet-Cookie: x=1\r\n\r\n<script>.pdf', "a-Set-Cookie- x=1-script-.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["..\\..\\boot.pdf", "boot.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.pdf"],
  ["page.html", "page.pdf"],
  [".htaccess", "resume.pdf"],
  ["", "resume.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(120)}.pdf`],
])("%j is saved as %j", (given, saved) => {
  const header = attachmentHeader(given, "pdf");
  expect(wholeName(header)).toBe(saved);
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[^\s'"]+$/,
  );
  expect(plainName(header)).toMatch(/\.pdf$/);
  expect(() => new Headers({ "content-disposition": header })).not.toThrow();
});
