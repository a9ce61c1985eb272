/**
 * A part of a page that can fail on its own: the page shows a message in its place, the rest works.
 */
import { z } from "zod";

export type Section<T> = { ok: true; value: T } | { ok: false; message: string };

/** The schema of a {@link Section} around `value`. */
export function section<Schema extends z.ZodType>(value: Schema) {
  return z.discriminatedUnion("ok", [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), message: z.string() }),
  ]);
}
