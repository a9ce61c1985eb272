import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { formatDays, formatFullDay } from "@kdl/schemas/content/event-time";
import { DEFAULT_PRIMARY, defaultColours } from "@kdl/schemas/theme/default-colours";
import { themeColours } from "@kdl/schemas/theme/theme-colours";
import type { Payload } from "payload";
import { renderSVG } from "uqr";
import { env } from "../env.ts";
import { type StoredCertificate, verifyUrl } from "./certificate.ts";
import { printable } from "./print/printable.ts";
import { renderPage } from "./print/render-page.ts";
import { PNG_DATA_URL, signatureImage } from "./signature.ts";

const sentences = {
  internship: {
    heading: "Certificate of Internship",
    before: "This is to certify that",
    between: "has successfully finished the internship",
  },
  event: {
    heading: "Certificate of Participation",
    before: "This is to certify that",
    between: "has taken part in",
  },
} as const satisfies Record<StoredCertificate["kind"], object>;

/** A certificate to print. @throws {Refused} if too many are rendered at the moment */
export async function certificatePdf(
  payload: Payload,
  certificate: StoredCertificate,
): Promise<Buffer> {
  const { number, hours, startsOn, endsOn, organisation } = certificate;
  const url = verifyUrl(number);
  const days = formatDays(startsOn ?? null, endsOn ?? null);
  const facts = [hours ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "", days].filter(Boolean);
  const issued = formatFullDay(new Date(certificate.issuedAt), env.SITE_TIME_ZONE);
  return renderPage({
    ...(await coloursOf(payload)),
    ...sentences[certificate.kind],
    organisation: printable(organisation),
    name: printable(certificate.name),
    title: printable(certificate.title),
    facts: facts.join(", "),
    signature: await signatureSvg(payload, certificate),
    signatureAlt: "Signature",
    signatory: printable(certificate.signatory ?? ""),
    role: printable(certificate.signatoryRole ?? ""),
    issued: `Issued on ${issued}`,
    number: printedNumber(number),
    check: certificate.revokedAt ? "This certificate was REVOKED." : "Check that it is genuine:",
    url,
    shownUrl: url.replace(/^https?:\/\//, ""),
    code: renderSVG(url, { border: 0, ecc: "M" }),
    codeAlt: "QR code of the page that shows whether this certificate is genuine",
  });
}

/** The site's colours as they are on white. */
async function coloursOf(payload: Payload): Promise<{ primary: string; deep: string }> {
  const { variables } = await payload.findGlobal({ slug: "appearance", depth: 0 });
  const chosen = Object.fromEntries((variables ?? []).map(({ slug, value }) => [slug, value]));
  const colours = themeColours(chosen);
  return {
    primary: colours["--light-primary"] ?? DEFAULT_PRIMARY,
    deep: colours["--brand-deep"] ?? defaultColours.brand.deep,
  };
}

/** The image of the signature within an SVG, which Typst takes as text; `""` if there is none. */
async function signatureSvg(payload: Payload, { signature }: StoredCertificate): Promise<string> {
  const image = signature ? await signatureImage(payload, signature) : null;
  if (!image) return "";
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
  const source = PNG_DATA_URL + image.toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${source}"/></svg>`;
}
