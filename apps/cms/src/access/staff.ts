import type { Access, FieldAccess, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";

type Requester = { req: PayloadRequest };

const userOf = ({ req }: Requester): User | null => (req.user as User | null) ?? null;

/** Any member of staff who is logged in. Visitors read through the contract's routes, not here. */
export const isStaff: Access = (args) => userOf(args) !== null;

/** Administrators alone. */
export const isAdmin: Access = (args) => userOf(args)?.role === "admin";

/** {@link isAdmin} for a field: without it editors could promote themselves. */
export const isAdminField: FieldAccess = (args) => userOf(args)?.role === "admin";

/** Administrators see every account, editors their own. */
export const isAdminOrSelf: Access = (args) => {
  const user = userOf(args);
  if (!user) return false;
  return user.role === "admin" || { id: { equals: user.id } };
};
