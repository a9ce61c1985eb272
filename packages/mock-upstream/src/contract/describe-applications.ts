import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { newKey, postSample, postText } from "./post-sample.ts";
import { fullSample, type Sample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

const known = (emailExists: boolean, mobileExists: boolean) => ({
  status: 200,
  emailExists,
  mobileExists,
});
const person = () => fullSample("internship", "");

/** One application for each address and number. */
export function describeApplications(subject: Subject): void {
  const apply = (sample: Sample, headers = {}) => postSample(subject, sample, headers);
  const check = async (email: unknown, mobile: unknown, headers = {}) => {
    const asked = JSON.stringify({ email, mobile });
    const { status, body } = await postText(subject, "/api/check-user", asked, headers);
    return { status, ...body };
  };

  describe("POST /api/check-user", () => {
    test("knows who has applied, by address in any case and by number", async () => {
      const [sample, other] = [person(), person()];
      const { email, mobile } = sample.values;
      expect(await check(email, mobile)).toEqual(known(false, false));
      expect(verdict(await apply(sample))).toBe(ACCEPTED);
      expect(await check(email, mobile)).toEqual(known(true, true));
      expect(await check(String(email).toUpperCase(), other.values["mobile"])).toEqual(
        known(true, false),
      );
      expect(await check(other.values["email"], mobile)).toEqual(known(false, true));
    });

    test("doesn't hold against a person what came with their own key", async () => {
      const [sample, key] = [person(), newKey()];
      expect(verdict(await apply(sample, key))).toBe(ACCEPTED);
      const { email, mobile } = sample.values;
      expect(await check(email, mobile, key)).toEqual(known(false, false));
      expect(await check(email, mobile, newKey())).toEqual(known(true, true));
    });

    test("doesn't know what was put aside as spam", async () => {
      const sample = person();
      expect(verdict(await apply(sample, { "x-submission-flag": "honeypot" }))).toBe(ACCEPTED);
      const { email, mobile } = sample.values;
      expect(await check(email, mobile)).toEqual(known(false, false));
      expect(verdict(await apply(sample, newKey()))).toBe(ACCEPTED);
    });
  });

  describe("a second application", () => {
    test.each(["email", "mobile"])("with the same %s is refused", async (field) => {
      const [first, second] = [person(), person()];
      expect(verdict(await apply(first))).toBe(ACCEPTED);
      const again = {
        ...second,
        values: { ...second.values, [field]: String(first.values[field]).toUpperCase() },
      };
      expect(verdict(await apply(again))).toBe("409 DUPLICATE");
    });

    test("at the same moment is refused as well", async () => {
      const sample = person();
      const both = await Promise.all([apply(sample, newKey()), apply(sample, newKey())]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    });
  });
}
