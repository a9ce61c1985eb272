import { randomInt } from "node:crypto";

/** Crockford's letters and digits, without 0 and 1: no two look or sound alike. */
const CHARACTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

const group = () =>
  Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");

/** An unguessable reference that people can read out, such as `K7Q4-M2XR`. */
export function newReference(): string {
  return `${group()}-${group()}`;
}
