import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { registered } from "../testing/certificates.ts";
import { startPayload } from "../testing/start-payload.ts";
import { certificateById, type StoredCertificate } from "./certificate.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { issueCertificates } from "./issue.ts";
import { PNG_DATA_URL } from "./signature.ts";

const slug = "certificate-settings";
const terms = { title: "Robotics Saturday", hours: 6, startsOn: "2026-11-16", endsOn: null };
let payload: Payload;

beforeAll(async () => {
  payload = await startPayload();
});

async function picture(width: number): Promise<string> {
  const path =
    "M10 80 C40 10 60 10 55 60 S45 110 80 70 S110 20 120 60 S130 100 160 60 S230 90 290 40";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="110"><path d="${path}" fill="none" stroke="#1c2433" stroke-width="4"/></svg>`;
  return PNG_DATA_URL + (await sharp(Buffer.from(svg)).png().toBuffer()).toString("base64");
}

async function issued(): Promise<StoredCertificate> {
  const { id } = await registered(payload, { first_name: "శ్రీలక్ష్మి" });
  const by = { id: "one", name: "Imran" };
  await issueCertificates(payload, {
    form: "event-registration",
    ids: [id],
    terms,
    name: null,
    by,
  });
  const where = { submission: { equals: id } };
  const found = await payload.db.findOne<{ id: string }>({ collection: "certificates", where });
  return (await certificateById(payload, found!.id))!;
}

test("certificates keep the signature that they were issued with", async () => {
  await payload.updateGlobal({
    slug,
    data: { signatory: "Sunita Rao", signatoryRole: "Coordinator", signature: await picture(300) },
  });
  const first = await issued();
  const before = await certificatePdf(payload, first);
  await payload.updateGlobal({
    slug,
    data: { signatory: "Other", signature: await picture(2_000) },
  });
  const second = await issued();
  expect(first.signature).toBeTruthy();
  expect(second.signature).not.toBe(first.signature);
  expect((await certificatePdf(payload, first)).length).toBe(before.length);
  await payload.updateGlobal({ slug, data: { signature: null } });
  const third = await issued();
  expect(third.signature).toBeNull();
  expect(before.toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
  expect((await certificatePdf(payload, third)).toString("latin1")).not.toMatch(
    /\/Subtype\s*\/Image/,
  );
});

test.each(["no picture", "data:image/png;base64,AAAA", "data:image/svg+xml;base64,AAAA"])(
  "%s is no signature",
  async (signature) => {
    await expect(payload.updateGlobal({ slug, data: { signature } })).rejects.toThrow(/picture/);
  },
);
