import type { Certificate } from "@kdl/schemas/certificates/certificate";
import {
  NUMBER_PARAMETER,
  NUMBER_TYPED_MAX,
  readCertificateNumber,
} from "@kdl/schemas/certificates/certificate-number";
import { data as withStatus, redirect, useLoaderData } from "react-router";
import { certificatePaths } from "../../certificate-paths.ts";
import type { LoadArguments } from "../../data/page-module.ts";
import { useShell } from "../../document/use-shell.ts";
import { CertificateDownloads } from "./certificate-downloads.tsx";
import { CertificateFacts } from "./certificate-facts.tsx";
import { CertificateVerdict } from "./certificate-verdict.tsx";
import { NumberForm } from "./number-form.tsx";
import { UnknownCertificate } from "./unknown-certificate.tsx";
import { TitleHead } from "../../document/title-head.tsx";

const NOT_FOUND = 404;
const NO_NUMBER = 422;

interface Loaded {
  /** What was typed instead of a number. */
  typed?: string;
  certificate: Certificate | null;
}

/** Every number that isn't known is answered alike, whatever is wrong with it. */
export async function load({ data, params, url }: LoadArguments) {
  const number = params["slug"];
  if (number === undefined) return readTyped(url);
  try {
    return { certificate: await data.query("certificates.verify", { number }) };
  } catch (error) {
    if ((error as { status?: unknown }).status !== NOT_FOUND) throw error;
    return withStatus({ certificate: null }, { status: NOT_FOUND });
  }
}

/** Leads on to the page of the number that was typed. */
function readTyped({ searchParams }: URL) {
  const typed = (searchParams.get(NUMBER_PARAMETER) ?? "").trim().slice(0, NUMBER_TYPED_MAX);
  const number = readCertificateNumber(typed);
  if (number !== null) throw redirect(certificatePaths.verify(number));
  const asked = { typed, certificate: null };
  return typed === "" ? asked : withStatus(asked, { status: NO_NUMBER });
}

/** Whether a certificate is genuine, for people who read its number or scan its code. */
export default function VerifyPage() {
  const { certificate, typed } = useLoaderData() as Loaded;
  const { siteName } = useShell();
  if (typed !== undefined) return <NumberForm typed={typed} />;
  if (!certificate) return <UnknownCertificate />;
  return (
    <div className="container-narrow section-space flex flex-col gap-6">
      <TitleHead title="Certificate" />
      <h1 tabIndex={-1} className="text-3xl md:text-4xl">
        Certificate of {siteName}
      </h1>
      <CertificateVerdict certificate={certificate} />
      <CertificateFacts certificate={certificate} />
      {certificate.state === "valid" && <CertificateDownloads certificate={certificate} />}
    </div>
  );
}
