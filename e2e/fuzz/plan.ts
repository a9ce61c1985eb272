/** Decides which input is sent when, depending only on the seed. */
import * as fc from "fast-check";
import { createChance } from "../support/chance.ts";
import type { Input } from "./input.ts";
import type { Kind } from "./kinds/kind.ts";

export interface Planned {
  /** Kind and number, as in `calls/17`, which identify the same input if the seed is the same. */
  id: string;
  /** The same as a request id. */
  requestId: string;
  kind: Kind;
  input: Input;
}

export interface Plan {
  at(number: number): Planned;
  /** @throws {Error} if there is no such kind */
  byId(id: string): Planned;
  /** The id of the input with a request id; `null` for other requests. */
  idOf(requestId: string): string | null;
}

/** A UUID, as gateways accept no other request id from clients. */
const REQUEST = /^f0220000-0000-4000-8(\d{3})-(\d{12})$/;

/** @param only limits kinds to those whose name contains one of these texts, separated by commas */
export function createPlan(all: readonly Kind[], seed: number, only = ""): Plan {
  const wanted = only.split(",");
  const kinds = all.filter(({ name }) => wanted.some((text) => name.includes(text)));
  if (kinds.length === 0) throw new Error(`No kind of input has "${only}" in its name.`);
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);

  function draw(kind: Kind, number: number): Planned {
    const [input] = fc.sample(kind.inputs, { seed: mixed(seed, number), numRuns: 1 });
    if (input === undefined) throw new Error(`${kind.name} has no inputs`);
    const digits = (value: number, length: number) => String(value).padStart(length, "0");
    return {
      id: `${kind.name}/${number}`,
      requestId: `f0220000-0000-4000-8${digits(all.indexOf(kind), 3)}-${digits(number, 12)}`,
      kind,
      input,
    };
  }

  return {
    at(number) {
      let place = createChance(mixed(number, seed)).below(total);
      const kind = kinds.find(({ weight }) => (place -= weight) < 0) ?? kinds[0];
      return draw(kind as Kind, number);
    },
    byId(id) {
      const [name = "", number = ""] = id.split("/");
      const kind = all.find((each) => each.name === name);
      if (!kind) throw new Error(`There is no kind of input ${name}.`);
      return draw(kind, Number(number));
    },
    idOf(requestId) {
      const [, index, number] = REQUEST.exec(requestId) ?? [];
      return index === undefined ? null : `${all[Number(index)]?.name}/${Number(number)}`;
    },
  };
}

/** Hashes neighbouring numbers to very different ones. */
function mixed(seed: number, number: number): number {
  let bits = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(number + 1, 0xc2b2_ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d);
  return bits ^ (bits >>> 13);
}
