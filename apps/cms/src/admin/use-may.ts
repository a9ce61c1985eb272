import { useAuth } from "@payloadcms/ui";
import { type Action, may, type Role, type Subject } from "../access/permissions.ts";

/** Whether the account may do something, as `access/permissions.ts` says. */
export function useMay(): (action: Action, subject: Subject) => boolean {
  const roles = (useAuth().user as { roles?: Role[] } | null)?.roles ?? [];
  return (action, subject) => may(roles, action, subject);
}
