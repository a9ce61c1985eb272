import type { Payload, PayloadRequest } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { inTransaction } from "../database/transactions.ts";
import { organisation } from "../mail/organisation.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { nameOf, readEligible } from "./candidates.ts";
import { newNumber, type StoredCertificate } from "./certificate.ts";
import { type CertifiedForm, kindOf } from "./certified-forms.ts";
import { unprintable } from "./print/printable.ts";
import { queueCertificateMail } from "./queue-certificate-mail.ts";
import { readSignature, type Signature } from "./signature.ts";

/** What staff enter about the internship or event. */
export interface Terms {
  title: string;
  hours: number | null;
  /** `YYYY-MM-DD`. */
  startsOn: string | null;
  endsOn: string | null;
}

interface Issue {
  form: CertifiedForm;
  /** Ids of the submissions. */
  ids: readonly string[];
  terms: Terms;
  /** Replaces the name in the submission, which may be misspelt. Only for a single certificate. */
  name: string | null;
  by: StaffSignature;
}

export interface IssueResult {
  issued: string[];
  /** Submissions that already had one; another request may just have issued it. */
  already: string[];
  /** Submissions that can't get one: the application isn't confirmed, or the person wasn't at the event. */
  impossible: string[];
  /** The name has letters that the certificate's fonts lack; staff can spell it differently. */
  unprintable: string[];
}

/** Attempts to draw an unused number; with 80 bits, duplicates practically never happen. */
const TRIES = 3;

/**
 * Issues a certificate for each of these submissions and queues its mail, each in a transaction of its own. A
 * unique key per submission keeps concurrent requests from issuing two.
 */
export async function issueCertificates(payload: Payload, issue: Issue): Promise<IssueResult> {
  const result: IssueResult = { issued: [], already: [], impossible: [], unprintable: [] };
  const { name: organisationName } = await organisation(payload);
  const printed = { ...(await readSignature(payload)), organisation: organisationName };
  for (const id of issue.ids) {
    result[await issueOne(payload, { ...issue, id, printed }, TRIES)].push(id);
  }
  return result;
}

interface IssueOne extends Issue {
  id: string;
  printed: Signature & { organisation: string };
}

async function issueOne(
  payload: Payload,
  issue: IssueOne,
  tries: number,
): Promise<keyof IssueResult> {
  try {
    return await inTransaction(payload, (req) => store(req, issue));
  } catch (error) {
    const field = uniqueViolation(error);
    if (field === "issueKey") return "already";
    if (field !== "number" || tries <= 1) throw error;
    return issueOne(payload, issue, tries - 1);
  }
}

async function store(
  req: PayloadRequest,
  { form, id, terms, name, by, printed }: IssueOne,
): Promise<keyof IssueResult> {
  const submission = await readEligible(req, form, id);
  const printedName = name ?? (submission ? nameOf(submission) : "");
  if (!submission || printedName === "") return "impossible";
  if (unprintable(printedName).length > 0) return "unprintable";
  const data: Omit<StoredCertificate, "id"> = {
    ...terms,
    ...printed,
    number: newNumber(),
    kind: kindOf[form],
    name: printedName,
    form,
    submission: id,
    issueKey: `${form}:${id}`,
    issuedAt: new Date().toISOString(),
    issuedBy: by.id,
    issuedByName: by.name,
  };
  const certificate = await req.payload.db.create({ collection: "certificates", data, req });
  await queueCertificateMail(req, String(certificate.id), "certificate-issued");
  return "issued";
}
