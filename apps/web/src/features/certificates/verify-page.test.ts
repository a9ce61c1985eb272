import type { Certificate } from "@kdl/schemas/certificates/certificate";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { expect, test } from "vitest";
import { QueryFailure } from "../../data/data.ts";
import { renderPage } from "../../testing/render-page.ts";

const NUMBER = "7K3Q9M2XABCD01VZ";
const certificate: Certificate = {
  number: NUMBER,
  state: "valid",
  kind: "internship",
  name: "శ్రీ <b>Asha</b>",
  title: "Web Development",
  hours: 120,
  startsOn: "2026-06-01",
  endsOn: "2026-08-31",
  issuedAt: "2026-09-02T20:00:00.000Z",
  revokedAt: null,
};

const page = (answer: () => Certificate) =>
  renderPage(`/verify/${NUMBER}`, { "certificates.verify": answer });

test("says what the certificate says, with days in the site's zone", async () => {
  const { code, markup } = await page(() => certificate);
  expect(code).toBe(200);
  for (const text of [
    ">Valid<",
    "శ్రీ &lt;b>Asha&lt;/b>",
    "1 June 2026 to 31 August 2026",
    "3 September 2026",
    "7K3Q-9M2X-ABCD-01VZ",
    `/verify/${NUMBER}/certificate.pdf`,
    `certUrl=https%3A%2F%2Fsite.example%2Fverify%2F${NUMBER}`,
    '<meta name="robots" content="noindex"/>',
  ]) {
    expect(markup).toContain(text);
  }
});

test("a revoked one has no files", async () => {
  const { markup } = await page(() => ({
    ...certificate,
    state: "revoked",
    revokedAt: "2026-10-01T09:00:00.000Z",
  }));
  expect(markup).toContain("It was revoked on 1 October 2026.");
  expect(markup).not.toContain("certificate.pdf");
  expect(markup).not.toContain("linkedin.com/profile");
});

test("an unknown number is a page of its own", async () => {
  const { code, markup } = await page(() => {
    throw new QueryFailure(404, certificateFailure.unknown);
  });
  expect(code).toBe(404);
  expect(markup).toContain(certificateFailure.unknown);
});

test("a failing upstream isn't called unknown", async () => {
  const { code, markup } = await page(() => {
    throw new QueryFailure(503, certificateFailure.failed);
  });
  expect(code).toBe(503);
  expect(markup).not.toContain(certificateFailure.unknown);
});

const asked = (typed: string) =>
  renderPage(`/verify?number=${encodeURIComponent(typed)}`, {
    "certificates.verify": () => expect.unreachable("no number is asked about"),
  });

test("without a number, the page asks for one", async () => {
  const { code, markup } = await renderPage("/verify", {});
  expect(code).toBe(200);
  expect(markup).toMatch(/<form [^>]*action="\/verify"/);
  expect(markup).toMatch(/<input[^>]* name="number"/);
  expect(markup).not.toContain("aria-invalid");
  expect(markup).toContain('<meta name="robots" content="noindex"/>');
  expect((await asked("  ")).code).toBe(200);
});

test.each([NUMBER, "7k3q-9m2x-abcd-01vz", " 7K3Q 9M2X ABCD OLVZ "])(
  "a number leads to its page as it is stored: %s",
  async (typed) => {
    const { code, redirect } = await asked(typed);
    expect([code, redirect]).toEqual([302, `/verify/${NUMBER}`]);
  },
);

test.each([
  ["7K3Q-9M2X", "this has 8."],
  ["7K3Q-9M2X-ABCD-01VU", "but no U."],
  ['"><script>alert(1)</script>', "A number has 16 letters and digits"],
])("what can't be a number stays in the field, with the reason: %s", async (typed, reason) => {
  const { code, markup } = await asked(typed);
  expect(code).toBe(422);
  expect(markup).toContain("<title>Error: Check a certificate");
  expect(markup).toMatch(/aria-invalid="true"/);
  expect(markup).toContain(reason);
  expect(markup).not.toContain("<script>alert");
  expect(markup).toContain(`value="${typed.replace(/"/g, "&quot;").replace(/</g, "&lt;")}"`);
});
