import type { Access, FieldAccess, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";

type Requester = { req: PayloadRequest };

export const never = () => false;

/** Closed to everybody, through every API. */
export const noAccess = { create: never, read: never, update: never, delete: never };

/** Staff only: accounts of other kinds have no rights here. */
const userOf = ({ req }: Requester): User | null =>
  req.user?.collection === "users" ? (req.user as User) : null;

/** Any logged-in member of staff. Visitors read through the contract's routes, not here. */
export const isStaff: Access = (args) => userOf(args) !== null;

/** @returns 401 without a login, 403 for accounts that aren't staff, `null` for staff */
export function staffOnly(req: PayloadRequest): Response | null {
  if (!req.user) return Response.json({ message: "Please log in." }, { status: 401 });
  if (!userOf({ req })) return Response.json({ message: "Staff only." }, { status: 403 });
  return null;
}

/** Administrators only. */
export const isAdmin: Access = (args) => userOf(args)?.role === "admin";

/** {@link isAdmin} for a field: without it editors could promote themselves. */
export const isAdminField: FieldAccess = (args) => userOf(args)?.role === "admin";

/** Administrators see every account, editors their own. */
export const isAdminOrSelf: Access = (args) => {
  const user = userOf(args);
  if (!user) return false;
  return user.role === "admin" || { id: { equals: user.id } };
};
