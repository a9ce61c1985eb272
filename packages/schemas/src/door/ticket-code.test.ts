import { expect, test } from "vitest";
import {
  pairingCodeOf,
  printedPairingCode,
  printedTicketCode,
  readPairingCode,
  readTicketCode,
  TICKET_CODE,
  ticketCodeOf,
} from "./ticket-code.ts";

const code = "K7MP30X19T";

test.each([code, "k7mp3-ox1 9t", " K7MP3\u20110XL9T\n", printedTicketCode(code), "K7MP3OXI9T"])(
  "reads %j",
  (typed) => {
    expect(readTicketCode(typed)).toBe(code);
  },
);

test.each(["", "K7MP3", `${code}0`, "K7MP30X19U", "<script>ab", " ".repeat(100_000) + code])(
  "rejects %j",
  (typed) => {
    expect(readTicketCode(typed)).toBeNull();
  },
);

test("prints two groups", () => {
  expect(printedTicketCode(code)).toBe("K7MP3-0X19T");
  expect(printedPairingCode("K7MP30X1")).toBe("K7MP-30X1");
});

test("uses the first 50 bits, and no others", () => {
  const codes = Array.from({ length: 64 }, (_, bit) => {
    const bytes = new Uint8Array(32);
    bytes[bit >> 3] = 128 >> (bit & 7);
    return ticketCodeOf(bytes);
  });
  expect(new Set(codes.slice(0, 50)).size).toBe(50);
  expect(codes.every((one) => TICKET_CODE.test(one))).toBe(true);
  expect(new Set(codes.slice(50))).toEqual(new Set(["0".repeat(10)]));
});

test("codes of pairings have 40 bits", () => {
  const made = pairingCodeOf(new Uint8Array(5).fill(255));
  expect(made).toBe("ZZZZZZZZ");
  expect(readPairingCode(printedPairingCode(made).toLowerCase())).toBe(made);
  expect(readPairingCode(code)).toBeNull();
});
