/**
 * Numbers of certificates: 80 bits in Crockford's base32.
 * Source: docs/upstream-contract.md, "Certificates". No large imports here, since pages load this module.
 */
import { inGroups, readBase32, toBase32 } from "../crockford-base32.ts";

const LENGTH = 16;
const GROUP = 4;

/** Query parameter of the page that asks for a number. */
export const NUMBER_PARAMETER = "number";
/** Characters that its field accepts: more than any spelling of a number needs. */
export const NUMBER_TYPED_MAX = 60;

/** As it is stored and sent: ungrouped, in capital letters. */
export const CERTIFICATE_NUMBER = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Reads a number as people type it; `null` if no certificate can have it. */
export const readCertificateNumber = (typed: string): string | null => readBase32(typed, LENGTH);

/** The message for a number that no certificate can have. */
export function numberProblem(typed: string): string {
  const signs = [...typed.normalize("NFKC").replace(/[\s\p{Dash}]/gu, "")].length;
  return signs === LENGTH
    ? "A number has only digits and letters from A to Z, but no U. Please compare it with the certificate."
    : `A number has ${LENGTH} letters and digits; this has ${signs}. Please compare it with the certificate.`;
}

/** `7K3Q-9M2X-…`, as it is printed and read out. */
export const printedNumber = (number: string): string => inGroups(number, GROUP);

/** @param random 10 bytes */
export const certificateNumber = (random: Uint8Array): string => toBase32(random, LENGTH);
