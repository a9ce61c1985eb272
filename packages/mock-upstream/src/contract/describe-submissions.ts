import { checkForm, formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { describe, expect, test } from "vitest";
import { usualExtensions } from "../extensions.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { openEvent } from "./open-events.ts";
import { newKey, postParts, postSample, postText } from "./post-sample.ts";
import { bareSample, fullSample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

/** Each form: what is accepted, what is a repeat, and what is refused. */
export function describeSubmissions(subject: Subject): void {
  const send = (sample: ReturnType<typeof fullSample>, headers = {}) =>
    postSample(subject, sample, headers);
  const full = (name: (typeof formNames)[number]) => fullSample(name, openEvent(subject).id);
  const bare = (name: (typeof formNames)[number]) => bareSample(name, openEvent(subject).id);

  describe.each(formNames)("the %s form", (name) => {
    const form = forms[name];

    test("is accepted with every field, and without those that aren't needed", async () => {
      const answers = [await send(full(name)), await send(bare(name))];
      expect(answers.map(verdict)).toEqual([ACCEPTED, ACCEPTED]);
      expect(new Set(answers.map(({ body }) => body["reference"])).size).toBe(2);
    });

    test("lists the supported extensions", async () => {
      const spoken = (await send(full(name))).extensions.split(/\s*,\s*/);
      expect(spoken).toEqual(expect.arrayContaining([...usualExtensions]));
    });

    test("gets the same reply when it looks like spam", async () => {
      const usual = await send(full(name));
      const flagged = await send(full(name), { "x-submission-flag": "links" });
      expect(verdict(flagged)).toBe(ACCEPTED);
      expect(flagged.body["message"]).toBe(usual.body["message"]);
    });

    test("gets the first answer again with the same key, byte for byte", async () => {
      const [sample, key] = [full(name), newKey()];
      const first = await send(sample, key);
      expect(verdict(first)).toBe(ACCEPTED);
      const { status, text } = await send(sample, key);
      expect({ status, text }).toEqual({ status: first.status, text: first.text });
    });

    test("is refused with a key that was used for other content", async () => {
      const key = newKey();
      expect(verdict(await send(full(name), key))).toBe(ACCEPTED);
      expect(verdict(await send(full(name), key))).toBe("422 KEY_REUSED");
    });

    test("is refused with a malformed key", async () => {
      const answer = await send(full(name), { "idempotency-key": "short" });
      expect(verdict(answer)).toBe("400 MALFORMED");
    });

    test("is stored once when it comes twice at the same moment", async () => {
      const [sample, key] = [full(name), newKey()];
      const both = await Promise.all([send(sample, key), send(sample, key)]);
      const accepted = both.filter(({ status }) => status === 201);
      expect(accepted).not.toHaveLength(0);
      expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
      for (const answer of both.filter(({ status }) => status !== 201)) {
        expect(verdict(answer)).toBe("409 UNDER_WAY");
      }
      expect((await send(sample, key)).text).toBe(accepted[0]?.text);
    });

    test("gets a message for every missing answer, and can use its key again", async () => {
      const [sample, key] = [bare(name), newKey()];
      const nothing = { ...sample, values: { [form.fields[0] ?? ""]: "" }, file: null };
      const answer = await send(nothing, key);
      expect(verdict(answer)).toBe("422 INVALID");
      const hasFile = form.file?.required ? { hasFile: false } : {};
      const check = checkForm(form, nothing.values, { now: new Date(), ...hasFile });
      expect(answer.body).toMatchObject(
        check.ok ? {} : { message: check.message, fields: check.fields },
      );
      expect(verdict(await send(sample, key))).toBe(ACCEPTED);
    });

    test("is refused with a field that it doesn't have", async () => {
      const sample = bare(name);
      const answer = await send({ ...sample, values: { ...sample.values, is_admin: "1" } });
      expect(verdict(answer)).toBe("422 INVALID");
      expect(answer.body["fields"]).toHaveProperty("is_admin");
    });

    test("is refused with another content type", async () => {
      const post = (text: string) => postText(subject, form.path, text);
      const wrong = form.file
        ? [post(JSON.stringify(full(name).values))]
        : [post("[]"), post('{"name":'), postParts(subject, form.path, [])];
      for (const answer of await Promise.all(wrong)) expect(verdict(answer)).toBe("400 MALFORMED");
    });
  });
}
