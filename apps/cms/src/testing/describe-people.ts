/** Guarantees of the list of people, on the database that the environment names. */
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { issueCertificates } from "../certificates/issue.ts";
import { revokeCertificate } from "../certificates/revoke.ts";
import { query } from "../database/query.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { addMissingPeople } from "../people/know-person.ts";
import { timelineOf } from "../people/timeline.ts";
import { accept } from "../submissions/accept.ts";
import type { Submission } from "../submissions/submission.ts";
import { registered } from "./certificates.ts";
import { sampleSubmission } from "./submissions.ts";

/** A hostile name, as long as forms allow. */
const nameOf = (letter: string) => `$&' ${letter.repeat(45)}`;

/** Declares the tests. @param start starts Payload with an empty database */
export function describePeople(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  let made = 0;
  const newAddress = () => `person-${(made += 1)}@example.org`;
  const send = (form: FormName, email: string, more: object = {}, rest: Partial<Submission> = {}) =>
    accept(payload, sampleSubmission(form, { email, ...more }, rest));
  const person = async (email: string) => {
    const where = { email: { equals: email } };
    const { docs } = await payload.find({ collection: "people", where, depth: 0 });
    expect(docs.length).toBeLessThan(2);
    return docs[0] ?? null;
  };
  const link = (from: string, to: string, kind: "same-person" | "guardian") =>
    payload.create({ collection: "person-links", data: { person: from, other: to, kind } });
  const removeAll = (form: FormName, email: string) =>
    payload.delete({ collection: formSlugs[form], where: { senderKey: { equals: email } } });

  describe("people", () => {
    test("are known by their address, with all names that they gave", async () => {
      const email = newAddress();
      await send("contact", email.toUpperCase());
      const first = await person(email);
      expect(first).toMatchObject({ names: "Asha Rao" });
      await send("volunteer", email, { first_name: "Ravi", last_name: "Rao" });
      await send("contact", email);
      const later = await person(email);
      expect(later).toMatchObject({ id: first!.id, names: "Asha Rao; Ravi Rao" });
      expect(Date.parse(later!.lastAt!)).toBeGreaterThan(Date.parse(first!.lastAt!));
    });

    test("are stored once, even with many concurrent submissions", async () => {
      const email = newAddress();
      const sent = Array.from({ length: 12 }, (_, index) =>
        send(index % 2 ? "contact" : "club-registration", email),
      );
      await Promise.all(sent);
      expect(await person(email)).not.toBeNull();
    });

    test("aren't added by spam until it is released", async () => {
      const email = newAddress();
      await send("contact", email, {}, { flag: "honeypot" });
      expect(await person(email)).toBeNull();
      await payload.update({
        collection: "contact-messages",
        where: { senderKey: { equals: email } },
        data: { quarantined: false },
      });
      expect(await person(email)).toMatchObject({ names: "Asha Rao" });
    });

    test("keep names short, whatever a stranger sends", async () => {
      const email = newAddress();
      for (const letter of "abcdefghijkl") await send("contact", email, { name: nameOf(letter) });
      const { names } = (await person(email))!;
      expect(names).toHaveLength(500);
      expect(names.startsWith(nameOf("a"))).toBe(true);
    });

    test("are deleted with their last submission, and their links with them", async () => {
      const [email, other] = [newAddress(), newAddress()];
      await send("contact", email);
      await send("volunteer", email);
      await send("contact", other);
      const [one, two] = [(await person(email))!.id, (await person(other))!.id];
      await link(one, two, "guardian");
      await removeAll("contact", email);
      expect(await person(email)).not.toBeNull();
      await removeAll("volunteer", email);
      expect(await person(email)).toBeNull();
      expect((await payload.count({ collection: "person-links" })).totalDocs).toBe(0);
      expect(await person(other)).not.toBeNull();
    });

    test("are added if an earlier version stored their submissions", async () => {
      const [email, known] = [newAddress(), newAddress()];
      await send("contact", email);
      await send("volunteer", email, { first_name: "Ravi", last_name: "Rao" });
      await send("contact", known);
      await query(payload, `DELETE FROM people WHERE email = '${email}'`);
      const before = await person(known);
      await addMissingPeople(payload);
      const added = await person(email);
      expect(added!.names.split("; ").toSorted()).toEqual(["Asha Rao", "Ravi Rao"]);
      expect(await person(known)).toEqual(before);
      await addMissingPeople(payload);
      expect(await person(email)).toEqual(added);
    });

    test("have a timeline for each name", async () => {
      const email = newAddress();
      await send("contact", email, { name: "asha rao" });
      await send("volunteer", email);
      await send("club-registration", email, { full_name: "Ravi Rao" });
      const timeline = await timelineOf(payload, email);
      expect(timeline.map(({ name }) => name)).toEqual(["Ravi Rao", "asha rao"]);
      const [ravi, asha] = timeline;
      expect(ravi!.entries.map(({ what }) => what)).toEqual([
        expect.stringMatching(/^Club registration, \w{4}-\w{4}$/),
      ]);
      expect(asha!.entries.map(({ what }) => what)).toEqual([
        expect.stringMatching(/^Volunteer registration, \w{4}-\w{4}$/),
        expect.stringMatching(/^Contact message, \w{4}-\w{4}$/),
      ]);
      expect(asha!.entries[0]!.href).toMatch(
        /^\/admin\/collections\/volunteer-registrations\/.{36}$/,
      );
    });

    test("have their certificates on the timeline, including revoked ones", async () => {
      const { id, email } = await registered(payload);
      const by = { id: "one", name: "Imran" };
      const terms = { title: "Open Lab", hours: 2, startsOn: null, endsOn: null };
      const form = "event-registration";
      const issue = () => issueCertificates(payload, { form, ids: [id], terms, name: null, by });
      await issue();
      const where = { submission: { equals: id } };
      const { docs } = await payload.find({ collection: "certificates", where });
      const [first] = docs;
      await revokeCertificate(payload, { id: first!.id, reason: "A mistake.", by });
      await issue();
      await registered(payload);
      const [asha] = await timelineOf(payload, email);
      const certificates = asha!.entries.filter(({ what }) => what.startsWith("Certificate "));
      expect(certificates.map(({ what }) => what.split(",")[0])).toEqual([
        "Certificate issued: Open Lab",
        "Certificate revoked: Open Lab",
        "Certificate issued: Open Lab",
      ]);
      const href = `/admin/collections/certificates/${first!.id}`;
      expect(certificates.at(-1)).toEqual({
        at: first!.issuedAt,
        what: `Certificate issued: Open Lab, ${printedNumber(first!.number)}`,
        href,
      });
      expect(certificates[1]!.href).toBe(href);
      expect(certificates[0]!.href).not.toBe(href);
    });

    test("are linked once, and not to themselves", async () => {
      const [email, other] = [newAddress(), newAddress()];
      await send("contact", email);
      await send("contact", other);
      const [one, two] = [(await person(email))!.id, (await person(other))!.id];
      await link(one, two, "same-person");
      await expect(link(one, two, "same-person")).rejects.toThrow("This link is there already.");
      await expect(link(two, one, "same-person")).rejects.toThrow("This link is there already.");
      await link(two, one, "guardian");
      await link(one, two, "guardian");
      await expect(link(one, one, "guardian")).rejects.toThrow("Please choose another person.");
    });
  });
}
