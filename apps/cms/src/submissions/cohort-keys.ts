import { plainPhone } from "@kdl/schemas/forms/form-rules";
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import type { InternshipApplication } from "../payload-types.ts";

const collection = "internship-applications";

/** Addresses are compared without regard to case. */
const emailKey = (email: string, cohort: string) => `${email.trim().toLowerCase()}|${cohort}`;
const phoneKey = (phone: string, cohort: string) => `${plainPhone(phone)}|${cohort}`;

/** The cohort that new applications belong to. */
export async function currentCohort(payload: Payload, req?: PayloadRequest): Promise<string> {
  const rules = await payload.findGlobal({
    slug: "registrations",
    depth: 0,
    ...(req ? { req } : {}),
  });
  return rules.internshipCohort || "1";
}

/** Whether another application of the cohort, besides the one with the reference, has this value already. */
async function isTaken(
  payload: Payload,
  name: "emailKey" | "phoneKey",
  value: string,
  own: string | null,
) {
  const same = { [name]: { equals: value } };
  const where = own === null ? same : { and: [same, { reference: { not_equals: own } }] };
  const { totalDocs } = await payload.count({ collection, where });
  return totalDocs > 0;
}

/**
 * Early duplicate check; the unique constraint is authoritative.
 *
 * @param own reference of the caller's own application, if any
 */
export async function knownApplicants(
  payload: Payload,
  { email, mobile }: { email: string; mobile: string },
  own: string | null = null,
): Promise<{ emailExists: boolean; mobileExists: boolean }> {
  const cohort = await currentCohort(payload);
  const [emailExists, mobileExists] = await Promise.all([
    isTaken(payload, "emailKey", emailKey(email, cohort), own),
    isTaken(payload, "phoneKey", phoneKey(mobile, cohort), own),
  ]);
  return { emailExists, mobileExists };
}

/**
 * Sets the unique keys of an application in its cohort. Quarantined applications have none. If a duplicate
 * arrived in the meantime, releasing one fails with an error that names the other application.
 */
export const setCohortKeys: CollectionBeforeChangeHook<InternshipApplication> = async ({
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data } as InternshipApplication;
  if (doc.quarantined) return { ...data, emailKey: null, phoneKey: null };
  const keys = {
    emailKey: emailKey(doc.email ?? "", doc.cohort),
    phoneKey: phoneKey(doc.phone ?? "", doc.cohort),
  };
  if (originalDoc?.quarantined) await refuseCollision(req, keys);
  return { ...data, ...keys };
};

async function refuseCollision(
  req: PayloadRequest,
  keys: { emailKey: string; phoneKey: string },
): Promise<void> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      or: [{ emailKey: { equals: keys.emailKey } }, { phoneKey: { equals: keys.phoneKey } }],
    },
    limit: 1,
    depth: 0,
    req,
  });
  const [other] = docs;
  if (!other) return;
  throw refuseChange(
    `This application can't be released: ${other.reference} in the same cohort has the same email address or phone number.`,
  );
}
