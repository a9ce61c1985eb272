/** Endpoints for staff who issue and manage certificates. */
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import type { Action } from "../access/permissions.ts";
import { isAllowed, signatureOf } from "../access/staff.ts";
import { isEligible, ISSUE_MAX, nameOf } from "../certificates/candidates.ts";
import {
  certificateById,
  certificatesOf,
  type StoredCertificate,
  verifyUrl,
} from "../certificates/certificate.ts";
import { certificatePdf } from "../certificates/certificate-pdf.ts";
import { type CertifiedForm, certifiedFormOf } from "../certificates/certified-forms.ts";
import { issueCertificates } from "../certificates/issue.ts";
import type {
  CandidatesReply,
  CertificateState,
  ShownCertificate,
} from "../certificates/replies.ts";
import { revokeCertificate } from "../certificates/revoke.ts";
import { suggestedTerms } from "../certificates/suggested-terms.ts";
import { env } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { User } from "../payload-types.ts";
import { candidatesBody, issueBody, revokeBody } from "./certificate-bodies.ts";
import { filterOf, sortOf } from "./list-filter.ts";
import { privateHeaders, privateJson, staffCommand, staffEndpoint } from "./staff-endpoint.ts";

/** More than any event has participants. */
const LISTED_MAX = 5_000;

/** A command on certificates of one form. */
const forForm = <Body>(
  name: string,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, form: CertifiedForm, body: Body) => Promise<object>,
): Endpoint =>
  staffCommand({
    path: `/issuing/:collection/${name}`,
    permission: ["issue", "certificates"],
    find: (req) => certifiedFormOf(String(req.routeParams?.["collection"] ?? "")),
    body,
    run,
  });

/** Finds which of the selected or listed people can get a certificate. Changes nothing. */
const candidates = forForm("candidates", candidatesBody, async (req, form, { ids }) => {
  const { payload } = req;
  const collection = formSlugs[form];
  const chosen = ids ? { id: { in: ids } } : filterOf(payload, collection, req);
  const reading = { collection, depth: 0, overrideAccess: false, user: req.user } as const;
  const [{ totalDocs: all }, { docs, totalDocs: possible }] = await Promise.all([
    payload.count({ ...reading, where: chosen }),
    payload.find({
      ...reading,
      where: { and: [chosen, isEligible(form)] },
      sort: sortOf(req),
      limit: LISTED_MAX,
    }),
  ]);
  const certified = await certificatesOf(
    payload,
    form,
    docs.map(({ id }) => String(id)),
  );
  const certifiedIds = new Set(certified.map(({ submission }) => submission));
  const waiting = docs.filter(({ id }) => !certifiedIds.has(String(id)));
  const without = waiting.slice(0, ISSUE_MAX);
  const reply: CandidatesReply = {
    candidates: without.map((doc) => ({
      id: String(doc.id),
      reference: doc.reference,
      name: nameOf(doc as Parameters<typeof nameOf>[0]),
    })),
    already: certified.length,
    impossible: all - possible,
    left: waiting.length - without.length + (possible - docs.length),
    suggested: await suggestedTerms(payload, without as Parameters<typeof suggestedTerms>[1]),
    certificates: ids?.length === 1 ? await issuedTo(req, form, ids[0] ?? "") : [],
  };
  return reply;
});

const inWords = (at: string) => formatEventTime(new Date(at), env.SITE_TIME_ZONE);

/** All certificates of a submission, revoked ones included. */
async function issuedTo(
  req: PayloadRequest,
  form: CertifiedForm,
  submission: string,
): Promise<ShownCertificate[]> {
  const { docs } = await req.payload.find({
    collection: "certificates",
    where: { and: [{ form: { equals: form } }, { submission: { equals: submission } }] },
    sort: "-issuedAt",
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, number, name, title, issuedAt, revokedAt }) => ({
    id: String(id),
    number: printedNumber(number),
    name,
    title,
    issuedAt: inWords(issuedAt),
    revokedAt: revokedAt ? inWords(revokedAt) : null,
  }));
}

const issue = forForm("issue", issueBody, (req, form, { ids, name, ...terms }) =>
  issueCertificates(req.payload, {
    form,
    ids,
    terms,
    name: name ?? null,
    by: signatureOf(req.user as User),
  }),
);

const revoke = staffCommand({
  path: "/issuing/revoke",
  permission: ["revoke", "certificates"],
  find: () => true,
  body: revokeBody,
  run: async (req, _found, data) => ({
    isRevoked: await revokeCertificate(req.payload, { ...data, by: signatureOf(req.user as User) }),
  }),
});

/** An endpoint for the certificate that the URL names. */
const about = (
  name: string,
  action: Action,
  run: (req: PayloadRequest, certificate: StoredCertificate) => Promise<Response>,
): Endpoint =>
  staffEndpoint({
    path: `/issuing/certificates/:id/${name}`,
    method: "get",
    permission: [action, "certificates"],
    find: ({ payload, routeParams }) => certificateById(payload, String(routeParams?.["id"] ?? "")),
    run,
  });

/** The printed certificate as a PDF, also of revoked ones. */
const pdf = about("pdf", "read", async (req, certificate) => {
  const bytes = new Uint8Array(await certificatePdf(req.payload, certificate));
  const headers = { ...privateHeaders, "content-type": "application/pdf" };
  return new Response(bytes, { headers });
});

const state = about("state", "read", async (req, { number, form, submission, revokedAt }) => {
  const body: CertificateState = {
    number: printedNumber(number),
    url: verifyUrl(number),
    source: `/admin/collections/${formSlugs[form]}/${submission}`,
    isRevoked: Boolean(revokedAt),
    maySend: isAllowed(req, "send-mail", "certificates"),
    mayRevoke: !revokedAt && isAllowed(req, "revoke", "certificates"),
  };
  return privateJson(body);
});

export const certificateEndpoints: Endpoint[] = [candidates, issue, revoke, pdf, state];
