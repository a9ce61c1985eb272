import { anyVisitor } from "../http/visitor.ts";
import type { Context } from "../trpc/context.ts";

/** The part of a context that is about the visitor, for somebody who isn't logged in. */
export function guest(): Pick<Context, "members" | "tries" | "visitor"> {
  const client = {
    ask: () => Promise.reject(new Error("no upstream")),
    isOffered: async () => false,
    close: async () => {},
  };
  const tries = { take: async () => ({ ok: true, giveBack: async () => {} }) as const };
  return { visitor: anyVisitor(), tries, members: { client, log: { info() {}, warn() {} } } };
}
