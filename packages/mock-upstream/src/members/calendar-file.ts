import type { RegisteredEvent } from "@kdl/schemas/members/members";

/** Octets of a line without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** `20260318T090000Z` */
const moment = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, "");

/** A calendar with one event (RFC 5545). */
export function calendarFile(
  reference: string,
  event: Omit<RegisteredEvent, "slug" | "type">,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fake upstream//EN",
    "BEGIN:VEVENT",
    `UID:${reference}@upstream.example`,
    `DTSTAMP:${moment(new Date().toISOString())}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.name)}`,
    `LOCATION:${escaped(event.location)}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Long lines go on after a blank, and no letter is cut in two. */
function folded(line: string): string {
  let [text, octets] = ["", 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += letter;
    octets += size;
  }
  return text;
}
