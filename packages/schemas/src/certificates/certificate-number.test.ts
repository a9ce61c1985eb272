import { expect, test } from "vitest";
import {
  CERTIFICATE_NUMBER,
  certificateNumber,
  printedNumber,
  readCertificateNumber,
} from "./certificate-number.ts";

const number = "7K3Q9M2XABCD01VZ";

test.each([
  number,
  number.toLowerCase(),
  printedNumber(number),
  " 7k3q 9m2x – abcd o1vz ",
  "7K3Q\u20119M2X\u2011ABCD\u2011OIVZ",
  "7K3Q9M2XABCDOLVZ",
])("reads %j", (typed) => {
  expect(readCertificateNumber(typed)).toBe(number);
});

test.each([
  "",
  "7K3Q",
  `${number}0`,
  "7K3Q9M2XABCD01VU",
  "7K3Q9M2XABCD01V<",
  "../../etc/passwd",
  " ".repeat(100_000) + number,
])("rejects %j", (typed) => {
  expect(readCertificateNumber(typed)).toBeNull();
});

test("prints groups of four", () => {
  expect(printedNumber(number)).toBe("7K3Q-9M2X-ABCD-01VZ");
});

test("uses all 80 bits", () => {
  expect(certificateNumber(new Uint8Array(10))).toBe("0".repeat(16));
  expect(certificateNumber(new Uint8Array(10).fill(255))).toBe("Z".repeat(16));
  for (let bit = 0; bit < 80; bit += 1) {
    const bytes = new Uint8Array(10);
    bytes[bit >> 3] = 1 << (bit & 7);
    const made = certificateNumber(bytes);
    expect(made).toMatch(CERTIFICATE_NUMBER);
    expect(made).not.toBe("0".repeat(16));
    expect(readCertificateNumber(printedNumber(made))).toBe(made);
  }
});
