/** The notice to staff about the quarantine, on whichever database the environment names. */
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cmsOrigin } from "../env.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { accept } from "../submissions/accept.ts";
import { remindOfQuarantine } from "../submissions/remind-of-quarantine.ts";
import { sampleSubmission } from "./submissions.ts";

const HOUR_MS = 60 * 60_000;
const hoursLater = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);

/** Declares the tests. @param start starts Payload with an empty database */
export function describeQuarantine(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
    vi.useFakeTimers({ toFake: ["Date"] });
    const data = { email: "quarantine@example.org", _status: "published" } as const;
    await payload.updateGlobal({ slug: "contact", data });
  });
  afterAll(() => vi.useRealTimers());

  const notices = async () => {
    await runDueMail(payload);
    return sentMail(process.env["DATA_DIR"]!).filter(({ subject }) =>
      subject.startsWith("Please check the quarantine"),
    );
  };
  const spam = (form: "contact" | "volunteer", email: string) =>
    accept(payload, sampleSubmission(form, { email }, { flag: "links" }));

  describe("the quarantine", () => {
    test("is reported to staff after a day, once a day, whichever process asks", async () => {
      await spam("contact", "planted-one@example.org");
      await spam("contact", "planted-two@example.org");
      await spam("volunteer", "planted-three@example.org");
      await accept(payload, sampleSubmission("contact"));
      hoursLater(23);
      await remindOfQuarantine(payload);
      expect(await notices()).toEqual([]);

      hoursLater(2);
      await Promise.all(Array.from({ length: 8 }, () => remindOfQuarantine(payload)));
      const [notice, ...others] = await notices();
      expect(others).toEqual([]);
      expect(notice!.to).toBe("quarantine@example.org");
      expect(notice!.subject).toBe("Please check the quarantine: 3 waiting");
      expect(notice!.text).toContain("Contact messages: 2\nVolunteer registrations: 1");
      // The tab Quarantine of each form that has any, and no other.
      const links = notice!.text.match(/^https?:.*$/gm)!.map((url) => decodeURIComponent(url));
      const tab = "?where[or][0][and][0][quarantined][equals]=true";
      expect(links).toEqual([
        `${cmsOrigin}/admin/collections/contact-messages${tab}`,
        `${cmsOrigin}/admin/collections/volunteer-registrations${tab}`,
      ]);
      expect(notice!.source).not.toMatch(/planted|Asha|9876543210/);

      hoursLater(20);
      await remindOfQuarantine(payload);
      expect(await notices()).toHaveLength(1);
      hoursLater(5);
      await Promise.all([remindOfQuarantine(payload), remindOfQuarantine(payload)]);
      expect(await notices()).toHaveLength(2);
    });

    test("isn't mentioned once it is empty", async () => {
      const before = (await notices()).length;
      hoursLater(25);
      await remindOfQuarantine(payload);
      for (const collection of ["contact-messages", "volunteer-registrations"] as const) {
        await payload.delete({ collection, where: { quarantined: { equals: true } } });
      }
      expect(await notices()).toHaveLength(before);
      hoursLater(25);
      await remindOfQuarantine(payload);
      expect(await notices()).toHaveLength(before);
    });
  });
}
