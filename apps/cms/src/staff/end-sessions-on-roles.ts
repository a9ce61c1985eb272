import type { CollectionBeforeChangeHook } from "payload";

/**
 * Ends an account's sessions when its roles change, except the one that makes the change. Payload does
 * the same when the password changes.
 */
export const endSessionsOnRoles: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req: { user },
}) => {
  const isChanged =
    data["roles"] !== undefined && listOf(data["roles"]) !== listOf(originalDoc?.roles);
  if (operation !== "update" || !isChanged) return data;
  const isOwn = user?.collection === "users" && user.id === originalDoc.id;
  const current = isOwn ? (user as { _sid?: string })._sid : null;
  const sessions: { id: string }[] = originalDoc.sessions ?? [];
  return { ...data, sessions: sessions.filter(({ id }) => id === current) };
};

const listOf = (roles: unknown): string => (Array.isArray(roles) ? roles.toSorted().join(" ") : "");
