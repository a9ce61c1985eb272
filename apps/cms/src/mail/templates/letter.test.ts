import { applicationForms } from "@kdl/schemas/applications/stages";
import { expect, test } from "vitest";
import { statusLink } from "../confirmation.ts";
import { cleanMessage } from "../clean-message.ts";
import { layOut } from "../layout.ts";
import { letterFrom } from "./letter.ts";
import { missingFrom, problemIn } from "./placeholders.ts";
import { type MailText, purposes, type SitePurpose } from "./purposes.ts";
import { shippedTexts } from "./shipped.ts";

const context = { siteName: "KDL", siteOrigin: "https://kdl.example", timeZone: "Asia/Kolkata" };
const url = "https://kdl.example/application/token";
const answerBy = new Date("2030-12-03T18:29:59Z");
const applied = {
  form: "internship",
  reference: "ABCD-EFGH",
  sender: { name: "Asha Rao", email: "asha@example.org" },
  answerBy,
} as const;
const shipped = Object.keys(shippedTexts) as SitePurpose[];
const written = (text: MailText, more: object = {}) => {
  const { subject, letter } = letterFrom(text, { ...applied, ...more }, statusLink(url), context);
  return { subject, ...layOut(letter) };
};

test.each(shipped)("the shipped text of %s is a valid template", (purpose) => {
  const { subject, body } = shippedTexts[purpose];
  const rules = purposes[purpose];
  expect([problemIn(subject, rules), problemIn(body, rules)]).toEqual([null, null]);
  expect(missingFrom([subject, body], rules)).toBeNull();
  for (const form of applicationForms) {
    const mail = written(shippedTexts[purpose], { form });
    expect(mail.text).toMatch(/^Dear Asha Rao,\n\n/);
    expect(mail.text).toContain("\n\nReference: ABCD-EFGH\n\n");
    expect(mail.text).toContain(url);
    expect(JSON.stringify(mail)).not.toMatch(/\{\{|\}\}|undefined/);
  }
});

test("the offer says what is offered, by when to answer, and where", () => {
  const mail = written(shippedTexts.selected);
  expect(mail.subject).toBe("Please answer by 3 December 2030: your internship (ABCD-EFGH)");
  expect(mail.text).toContain("Good news: we would like to offer you an internship.\n\n");
  expect(mail.text).toMatch(/by the end of Tuesday,? 3 December 2030\. After that day/);
  const club = written(shippedTexts.selected, { form: "club-registration" });
  expect(club.text).toContain("offer you a place in our club.");
});

test("a name can't add text, markup, placeholders or headers", () => {
  const text = {
    subject: "For {{name}} and {{firstName}}",
    body: "{{firstName}} <i>\n\n{{name}}: {{link}}",
  };
  for (const name of [
    "{{link}} {{organisation}}",
    "$& $` <script>alert(1)</script>",
    "x".repeat(100_000),
    "Asha\r\nBcc: evil@evil.example",
    "visit evil.example",
  ]) {
    const mail = written(text, { sender: { name, email: "a@example.org" } });
    expect(mail.subject).toBe("For applicant and applicant (ABCD-EFGH)");
    expect(mail.text).toMatch(/^Hello,\n\napplicant <i>\n\napplicant: https/);
    expect(mail.html).toContain("<p>applicant &lt;i&gt;</p>");
    expect(mail.html).not.toMatch(/<script|evil/);
  }
});

test("an organisation's name stays text, and a subject is one line", () => {
  const hostile = { ...context, siteName: "A {{link}} $& <b>\r\nBcc: evil@evil.example" };
  const text = { subject: "From {{organisation}}", body: "{{organisation}}" };
  const { subject, letter } = letterFrom(text, applied, statusLink(url), hostile);
  expect(subject).toContain("A {{link}} $& <b>");
  expect(layOut(letter).html).toContain("A {{link}} $&amp; &lt;b&gt;");
  const sender = { name: "KDL", address: "kdl@example.org" };
  const clean = cleanMessage({ to: "a@example.org", subject }, sender);
  expect(clean.subject).not.toMatch(/[\r\n]/);
});

test("the reference is added once, and a lone link becomes the link below the text", () => {
  const mail = written({ subject: "About {{reference}}", body: "One\n\n {{ link }} \n\nTwo" });
  expect(mail.subject).toBe("About ABCD-EFGH");
  expect(mail.html).toContain(`<a href="${url}">Your private link`);
  expect(mail.text).toMatch(/One\n\nTwo\n\nReference: ABCD-EFGH\n\nYour private link[^\n]+\nhttps/);
  expect(written({ subject: "No link", body: "One" }).text).not.toContain(url);
});
