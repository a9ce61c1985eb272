/** Right values for what a JSON schema describes, as far as procedures need it. */
import * as fc from "fast-check";

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Right values of certain properties, by their names. */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

export function fromSchema(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fromSchema(each, known)));
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, known[name] ?? fromSchema(property, known)] as const,
    );
    return fc.record(Object.fromEntries(entries));
  }
  if (schema.type === "array") return fc.array(fromSchema(schema.items ?? {}, known));
  if (schema.type === "boolean") return fc.boolean();
  const { minimum: min = 0, maximum: max = 1_000 } = schema;
  if (schema.type === "integer") return fc.integer({ min, max });
  if (schema.type === "number") return fc.double({ min, max, noNaN: true });
  if (schema.type === "string" && schema.pattern !== undefined) {
    return fc.stringMatching(new RegExp(schema.pattern));
  }
  const { minLength = 0, maxLength = 100 } = schema;
  return fc.string({ minLength, maxLength: Math.min(maxLength, 100) });
}
