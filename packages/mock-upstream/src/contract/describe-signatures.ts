import { randomUUID } from "node:crypto";
import { formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { PICTURE_TYPE } from "@kdl/schemas/members/members";
import {
  CONTENT_DIGEST_HEADER,
  contentDigest,
  requestKey,
  SIGNATURE_TOLERANCE_MS,
  SIGNED_REQUESTS_EXTENSION,
  signRequest,
} from "@kdl/schemas/contract/request-signature";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { unknownToken } from "./member-client.ts";
import { openEvent } from "./open-events.ts";
import { answerOf, multipart, newKey, partsOf, postSample } from "./post-sample.ts";
import { fullSample, type Sample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

const MARGIN_MS = 10_000;
const TOO_LONG_MS = SIGNATURE_TOLERANCE_MS + MARGIN_MS;

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

interface Tampered {
  /** How far ahead the signer's clock is, in ms. */
  ahead?: number;
  secret?: string;
  /** Replaces parts of the call after it was signed. */
  sent?: Partial<Call>;
}

/** A form as a gateway sends it, before it is signed. */
function callOf(sample: Sample, headers: Record<string, string>): Call {
  const { path } = sample.form;
  const call = (type: string, body: string | Uint8Array, more = {}) => ({
    method: "POST",
    path,
    headers: { "content-type": type, ...headers, ...more },
    body,
  });
  if (sample.form.file) {
    const { type, bytes } = multipart(partsOf(sample));
    return call(type, bytes);
  }
  const text = JSON.stringify(sample.values);
  return call("application/json", text, { [CONTENT_DIGEST_HEADER]: contentDigest(text) });
}

/** Requests that are unsigned, or that differ from what the gateway signed. */
export function describeSignatures(subject: Subject, secret: string, keepsMembers: boolean): void {
  const full = (name: (typeof formNames)[number]) => fullSample(name, openEvent(subject).id);

  async function send({ method, path, headers, body }: Call) {
    const content = body === null ? {} : { body: Buffer.from(body) };
    return answerOf(await fetch(subject.baseUrl + path, { method, headers, ...content }));
  }
  function sendTampered(call: Call, { ahead = 0, secret: given = secret, sent = {} }: Tampered) {
    const signature = signRequest(requestKey(given), call, Date.now() + ahead);
    const headers = { ...call.headers, ...signature, ...sent.headers };
    return send({ ...call, ...sent, headers });
  }

  describe("signatures", () => {
    test("are announced", async () => {
      const { extensions } = await send({
        method: "GET",
        path: "/api/services",
        headers: {},
        body: null,
      });
      expect(extensions.split(/\s*,\s*/)).toContain(SIGNED_REQUESTS_EXTENSION);
    });

    test.each(formNames)(
      "are needed for the %s form; without one nothing is stored",
      async (name) => {
        const key = newKey();
        const answer = await send(callOf(full(name), key));
        expect(verdict(answer)).toBe("401 UNSIGNED");
        expect(answer.extensions).toContain(SIGNED_REQUESTS_EXTENSION);
        // The key would be in use otherwise.
        expect(verdict(await postSample(subject, full(name), key))).toBe(ACCEPTED);
      },
    );

    test.each(formNames)("of the %s form are bound to it, and last five minutes", async (name) => {
      const key = newKey();
      const call = callOf(full(name), key);
      const other = name === "contact" ? forms.volunteer.path : forms.contact.path;
      const refused: [string, Tampered][] = [
        ["WRONG_SIGNATURE", { secret: "not the secret of this gateway" }],
        ["WRONG_SIGNATURE", { sent: { path: other } }],
        ["WRONG_SIGNATURE", { sent: { path: `${call.path}?again=1` } }],
        ["WRONG_SIGNATURE", { sent: { headers: { "idempotency-key": randomUUID() } } }],
        ["WRONG_SIGNATURE", { sent: { headers: { "x-submission-flag": "links" } } }],
        ["SIGNATURE_EXPIRED", { ahead: TOO_LONG_MS }],
        ["SIGNATURE_EXPIRED", { ahead: -TOO_LONG_MS }],
      ];
      for (const [code, tampered] of refused) {
        expect(verdict(await sendTampered(call, tampered))).toBe(`401 ${code}`);
      }
      expect(verdict(await sendTampered(call, { ahead: MARGIN_MS }))).toBe(ACCEPTED);
    });

    test("are valid for one body or, if the body is streamed, for one key", async () => {
      const key = newKey();
      const [signed, sent] = [callOf(full("contact"), key), callOf(full("contact"), key)];
      expect(verdict(await sendTampered(signed, { sent: { body: sent.body } }))).toBe(
        "401 WRONG_SIGNATURE",
      );
      expect(verdict(await postSample(subject, full("contact"), key))).toBe(ACCEPTED);
      expect(verdict(await sendTampered(callOf(full("volunteer"), {}), {}))).toBe(
        "401 WRONG_SIGNATURE",
      );
    });

    test("are needed to ask whether somebody has applied", async () => {
      const body = JSON.stringify({ email: "asha@example.org", mobile: "9876543210" });
      const headers = { "content-type": "application/json" };
      const call = { method: "POST", path: "/api/check-user", headers, body };
      expect(verdict(await send(call))).toBe("401 UNSIGNED");
    });

    test.skipIf(!keepsMembers)("are needed for every call about members", async () => {
      const authorization = `Bearer ${unknownToken()}`;
      const json = { "content-type": "application/json" };
      const calls: Call[] = [
        { method: "POST", path: memberCall.signUp, headers: json, body: "{}" },
        { method: "GET", path: memberCall.me, headers: { authorization }, body: null },
        { method: "GET", path: memberCall.picture, headers: { authorization }, body: null },
        {
          method: "PUT",
          path: memberCall.picture,
          headers: { authorization, "content-type": PICTURE_TYPE },
          body: "a picture",
        },
        { method: "POST", path: memberCall.logOut, headers: { authorization }, body: null },
      ];
      for (const call of calls) expect(verdict(await send(call))).toBe("401 UNSIGNED");
      const me = calls[1] as Call;
      expect(verdict(await sendTampered(me, {}))).toBe("401 SESSION_ENDED");
      const other = { authorization: `Bearer ${"B".repeat(43)}` };
      expect(verdict(await sendTampered(me, { sent: { headers: other } }))).toBe(
        "401 WRONG_SIGNATURE",
      );
    });
  });
}
