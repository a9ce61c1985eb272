import { type FormName, formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { openEvent } from "./open-events.ts";
import { postSample, postText } from "./post-sample.ts";
import { bareSample, fullSample } from "./submission-samples.ts";

const coreForms = formNames.filter((name) => name !== "club-registration");

/** Submissions to a server without extensions. */
export function describeCoreSubmissions(subject: Subject): void {
  const send = (sample: ReturnType<typeof fullSample>) => postSample(subject, sample);
  const samples = (name: FormName) =>
    [fullSample, bareSample].map((make) => make(name, openEvent(subject).id));

  test.each(coreForms)("the %s form is accepted with any 2xx", async (name) => {
    for (const sample of samples(name)) {
      expect(String((await send(sample)).status)).toMatch(/^2\d\d$/);
    }
  });

  test("a refused event registration says why", async () => {
    const { status, body } = await send(bareSample("event-registration", "no-such-event"));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body["message"]).toMatch(/\S/);
  });

  test("POST /api/check-user returns two booleans", async () => {
    const [sample] = samples("internship");
    const { email, mobile } = sample?.values ?? {};
    const asked = JSON.stringify({ email, mobile });
    const ask = async () => (await postText(subject, "/api/check-user", asked)).body;
    expect(await ask()).toMatchObject({ emailExists: false, mobileExists: false });
    if (sample) await send(sample);
    expect(await ask()).toMatchObject({ emailExists: true, mobileExists: true });
  });

  describe("the club registration", () => {
    test("is not found", async () => {
      const { status } = await postText(subject, forms["club-registration"].path, "{}");
      expect(status).toBe(404);
    });
  });
}
