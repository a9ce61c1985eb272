import { anyVisitor } from "../http/visitor.ts";
import type { Context } from "../trpc/context.ts";

/** The part of a context that is about members, where there are none. */
export function guest(): Pick<Context, "members" | "visitor"> {
  const client = {
    ask: () => Promise.reject(new Error("nobody answers")),
    isOffered: async () => false,
    close: async () => {},
  };
  return { visitor: anyVisitor(), members: { client, log: { info() {}, warn() {} } } };
}
