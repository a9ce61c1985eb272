import { expect, test } from "vitest";
import { whatsappAddress } from "./whatsapp-address.ts";

test.each([
  ["9876543210", "https://wa.me/919876543210"],
  ["098765 43210", "https://wa.me/919876543210"],
  ["919876543210", "https://wa.me/919876543210"],
  ["+91 98765-43210", "https://wa.me/919876543210"],
  ["+44 20 7946 0958", "https://wa.me/442079460958"],
  ["0044 20 7946 0958", "https://wa.me/442079460958"],
  ["12345", null],
  ["+", null],
  ["", null],
  ["javascript:alert(1)", null],
])("%s leads to %s", (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address);
});
