/**
 * Codes of tickets and of pairings, in Crockford's base32.
 * Source: docs/upstream-contract.md, "Tickets and the door". No large imports: pages load this module.
 */
import { inGroups, readBase32, toBase32 } from "../crockford-base32.ts";

const TICKET_LENGTH = 10;
const TICKET_GROUP = 5;
const PAIRING_LENGTH = 8;
const PAIRING_GROUP = 4;

/** A ticket's code as it is stored, sent and encoded in its QR code. */
export const TICKET_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Reads the code of a ticket as it is scanned or typed; `null` if no ticket can have it. */
export const readTicketCode = (typed: string): string | null => readBase32(typed, TICKET_LENGTH);

/** `K7MP3-QXR9T`, as it is shown and read out. */
export const printedTicketCode = (code: string): string => inGroups(code, TICKET_GROUP);

/** @param bytes of which the first 50 bits are used */
export const ticketCodeOf = (bytes: Uint8Array): string => toBase32(bytes, TICKET_LENGTH);

/** Reads the code with which a phone is paired; `null` if no pairing can have it. */
export const readPairingCode = (typed: string): string | null => readBase32(typed, PAIRING_LENGTH);

/** `K7MP-3QXR`. */
export const printedPairingCode = (code: string): string => inGroups(code, PAIRING_GROUP);

/** @param random 5 bytes */
export const pairingCodeOf = (random: Uint8Array): string => toBase32(random, PAIRING_LENGTH);
