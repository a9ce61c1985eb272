import { request } from "node:http";
import { formNames } from "@kdl/schemas/forms/form";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { forms } from "@kdl/schemas/forms/forms";
import { requestKey, signRequest } from "@kdl/schemas/contract/request-signature";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import {
  multipart,
  newKey,
  partsOf,
  postBytes,
  postParts,
  postSample,
  type Part,
} from "./post-sample.ts";
import { fullSample, type Sample, samplePdf } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

const withFile = formNames.filter((name) => forms[name].file !== null);

/** Forms with a file: position, number and size, and uploads that break off. */
export function describeUploads(subject: Subject): void {
  describe.each(withFile)("the file of the %s form", (name) => {
    const { path } = forms[name];
    const sample = () => fullSample(name, "");
    const sendParts = (change: (parts: Part[]) => Part[]) =>
      postParts(subject, path, change(partsOf(sample())));

    test("may have 5 MiB, and not a byte more", async () => {
      const exact = { ...sample(), file: samplePdf(UPLOAD_MAX_BYTES) };
      expect(verdict(await postSample(subject, exact))).toBe(ACCEPTED);
      const larger = { ...sample(), file: samplePdf(UPLOAD_MAX_BYTES + 1) };
      expect(verdict(await postSample(subject, larger))).toBe("413 TOO_LARGE");
    });

    test("has to be the last part", async () => {
      const answer = await sendParts((parts) => [...parts.slice(-1), ...parts.slice(0, -1)]);
      expect(verdict(answer)).toBe("400 MALFORMED");
    });

    test("has to be the only one", async () => {
      const answer = await sendParts((parts) => [...parts, ...parts.slice(-1)]);
      expect(verdict(answer)).toBe("400 MALFORMED");
    });

    test("has to have its own name", async () => {
      const answer = await sendParts((parts) => [...parts.slice(0, -1), ["photo", samplePdf()]]);
      expect(verdict(answer)).toBe("400 MALFORMED");
    });

    test("has to be of a type that the form takes", async () => {
      const file = { ...samplePdf(), name: "resume.exe" };
      expect(verdict(await postSample(subject, { ...sample(), file }))).toBe("415 FILE_TYPE");
    });

    test("is part of the content that a key stands for", async () => {
      const [first, key] = [sample(), newKey()];
      expect(verdict(await postSample(subject, first, key))).toBe(ACCEPTED);
      const other = { ...first, file: samplePdf(5000) };
      expect(verdict(await postSample(subject, other, key))).toBe("422 KEY_REUSED");
    });

    test("leaves nothing behind when it ends too early", async () => {
      const [cut, key] = [sample(), newKey()];
      const { type, bytes } = multipart(partsOf(cut));
      const answer = await postBytes(subject, path, { type, bytes: bytes.subarray(0, -200) }, key);
      expect(verdict(answer)).toBe("400 MALFORMED");
      expect(verdict(await postSample(subject, cut, key))).toBe(ACCEPTED);
    });

    test("leaves nothing behind when the client disconnects", async () => {
      const left: Sample = { ...sample(), file: samplePdf(500_000) };
      const key = newKey();
      await goAwayHalfWay(subject, left, key);
      expect(verdict(await postSample(subject, left, key))).toBe(ACCEPTED);
    });
  });
}

/** Sends half of a body, waits until it is written, and closes the connection. */
async function goAwayHalfWay(
  { baseUrl, secret }: Subject,
  sample: Sample,
  key: Record<string, string>,
) {
  const { path } = sample.form;
  const { type, bytes } = multipart(partsOf(sample));
  const headers = { "content-type": type, ...key };
  const call = { method: "POST", path, headers };
  const signature = secret === undefined ? {} : signRequest(requestKey(secret), call, Date.now());
  await new Promise<void>((resolve) => {
    const sending = request(baseUrl + path, {
      method: "POST",
      headers: { ...headers, ...signature },
    });
    sending.on("error", () => undefined);
    sending.once("close", resolve);
    sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy());
  });
}
