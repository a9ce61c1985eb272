/** Compares the contract's document with what the suite checks. */
import { readFileSync } from "node:fs";
import { formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import {
  canonicalRequest,
  contentDigest,
  REQUEST_SIGNATURE_HEADER,
  requestKey,
  signatureRefusals,
  signRequest,
} from "@kdl/schemas/contract/request-signature";
import { EXTENSIONS_HEADER, submissionFlags } from "@kdl/schemas/contract/submissions";
import { expect, test } from "vitest";
import { extensionHeaders } from "./extensions.ts";
import { fieldsIn } from "./testing/fields-in.ts";

const text = readFileSync(new URL("../../../docs/upstream-contract.md", import.meta.url), "utf8");
const listTitles = {
  contact: "Contact",
  "event-registration": "Event registration",
  internship: "Internship",
  volunteer: "Training",
  "club-registration": "Club registration",
};

test.each(formNames)("the document names the fields of the %s form in their order", (name) => {
  const { fields, file } = forms[name];
  const item = text.split(`- **${listTitles[name]}**`)[1]?.split(/\n(?:- |\n)/)[0] ?? "";
  expect(fieldsIn(item)).toEqual([...fields, ...(file ? [file.name] : [])]);
});

test.each(formNames)("the document names the path of the %s form", (name) => {
  expect(text).toContain(`\`POST ${forms[name].path}\``);
});

test("the document's example of a signature is correct", () => {
  const [, example = ""] = text.split("### Signed requests\n");
  const [, secret = "", body = ""] = /the secret `(.+)` and the body\s`(.+)`/.exec(example) ?? [];
  const [, lines = ""] = /```text\n(.+?)\n```/s.exec(example) ?? [];
  const [timestamp = "", method = "", path = "", , type, digest, key] = lines.split("\n");
  const headers = { "content-type": type, "content-digest": digest, "idempotency-key": key };
  const call = { method, path, headers };
  expect(digest).toBe(contentDigest(body));
  expect(canonicalRequest(timestamp, call)).toBe(lines);
  const signature = signRequest(requestKey(secret), call, Number(timestamp));
  expect(example).toContain(`the signature is \`${signature[REQUEST_SIGNATURE_HEADER]}\``);
});

test("the document names every code of a refused signature", () => {
  for (const code of Object.values(signatureRefusals)) expect(text).toContain(`| \`${code}\` `);
});

test("the document names every extension and every flag", () => {
  const all = extensionHeaders({ extensions: true, keepsMembers: true, signedRequests: true });
  expect(text).toContain(`X-Contract-Extensions: ${all[EXTENSIONS_HEADER]}`);
  for (const flag of submissionFlags) expect(text).toContain(`\`${flag}\``);
});
