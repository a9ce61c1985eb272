/** The permissions in the forms that Payload and the endpoints need. */
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from "payload";
import type { User } from "../payload-types.ts";
import { assignedTo } from "./assigned.ts";
import { type Action, may, type Role, type Subject } from "./permissions.ts";

export const never = () => false;

/** Closed to everybody, through every API. */
export const noAccess = { create: never, read: never, update: never, delete: never };

/** Staff only: accounts of other kinds have no rights here. */
export const staffOf = ({ user }: Pick<PayloadRequest, "user">): User | null =>
  user?.collection === "users" ? (user as User) : null;

/** The account that did something. The name is stored as well, since accounts can be deleted. */
export interface StaffSignature {
  id: string;
  name: string;
}

export const signatureOf = ({ id, name, email }: User): StaffSignature => ({
  id,
  name: name || email,
});

const rolesOf = (req: Pick<PayloadRequest, "user">): readonly Role[] => staffOf(req)?.roles ?? [];

/** Whether the account that makes a request may do something. */
export const isAllowed = (
  req: Pick<PayloadRequest, "user">,
  action: Action,
  subject: Subject,
  field?: string,
): boolean => may(rolesOf(req), action, subject, field);

/** {@link isAllowed} as Payload's access control; mentors are limited to their assigned applications. */
export const allow =
  (action: Action, subject: Subject): Access =>
  ({ req }) =>
    isAllowed(req, action, subject) && (scopeOf(req, subject) ?? true);

/** Access control for a collection with this subject's permissions. */
export const accessTo = (subject: Subject): NonNullable<CollectionConfig["access"]> => ({
  create: allow("create", subject),
  read: allow("read", subject),
  readVersions: allow("read", subject),
  update: allow("update", subject),
  delete: allow("delete", subject),
});

/** Access control for reading a field. */
export const readsField =
  (subject: Subject, field: string): FieldAccess =>
  ({ req }) =>
    isAllowed(req, "read", subject, field);

/** For `admin.hidden`: hides collections that an account can't read from the navigation. */
export const hiddenUnlessReadable =
  (subject: Subject) =>
  ({ user }: { user: unknown }): boolean =>
    !isAllowed({ user: user as PayloadRequest["user"] }, "read", subject);

/** @returns a filter for the documents that the account is limited to; `null` for all */
function scopeOf(req: PayloadRequest, subject: Subject): Where | null {
  const user = staffOf(req);
  if (subject !== "applications" || !user) return null;
  const seesAll = user.roles.some((role) => role !== "mentor" && may([role], "read", subject));
  return seesAll ? null : assignedTo(user.id, new Date());
}

/** Accounts see their own, and others as far as the permissions allow. */
export const allowOwn =
  (action: Action): Access =>
  ({ req }) => {
    const user = staffOf(req);
    if (!user) return false;
    return isAllowed(req, action, "accounts") || { id: { equals: user.id } };
  };

/** @returns 401 without a login, 403 for accounts that may not, `null` for those that may */
export function refuseUnless(
  req: PayloadRequest,
  action: Action,
  subject: Subject,
): Response | null {
  if (!req.user) return Response.json({ message: "Please log in." }, { status: 401 });
  if (isAllowed(req, action, subject)) return null;
  const message = staffOf(req) ? "Your role doesn't allow this." : "Staff only.";
  return Response.json({ message }, { status: 403 });
}
