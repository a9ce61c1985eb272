import { linksSent } from "@kdl/schemas/applications/application-messages";
import { describe, expect, test } from "vitest";
import { applicant, applicantSite, json } from "../../testing/applicant-site.ts";

const site = applicantSite();
const { apply } = site;

const ask = (email: string, headers?: object) =>
  site.send("/application", { email, website: "" }, headers);
const mails = (to: string) => site.upstream.memberMails().filter((mail) => mail.to === to).length;

describe("a request for links", () => {
  test("is answered alike for every address, and mails the link", async () => {
    const { token } = await apply();
    for (const email of [applicant.email, "nobody@example.org"]) {
      const reply = await ask(email);
      expect([reply.status, reply.headers["location"]]).toEqual([303, "/application?sent=1"]);
      expect((await ask(email, json)).body).toEqual({ message: linksSent, reference: null });
    }
    expect(site.upstream.memberMails().at(-1)).toMatchObject({ to: applicant.email, token });
  });

  test("mails only so often to one address, and says nothing of it", async () => {
    const email = "often@example.org";
    await apply({ email });
    for (let times = 0; times < 6; times += 1) expect((await ask(email)).status).toBe(303);
    expect(mails(email)).toBe(3);
  });

  test("programs that fill in the honeypot get the same answer, and no mail", async () => {
    await apply();
    const before = mails(applicant.email);
    const body = { email: applicant.email, website: "https://spam.example" };
    const reply = await site.send("/application", body, json);
    expect(reply.body).toEqual({ message: linksSent, reference: null });
    expect(mails(applicant.email)).toBe(before);
  });

  test("without an address, the form comes back", async () => {
    expect((await ask("nobody")).status).toBe(422);
    expect(site.gateway.web.returned()).toMatchObject({ form: "application-links" });
  });
});
