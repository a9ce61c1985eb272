/** An account of staff for each role, and requests that they make through the API that the admin uses. */
import type { Payload } from "payload";
import { type Role, roles } from "../access/permissions.ts";
import { type ApiAnswer, askApi, sessionOf } from "./payload-api.ts";

export const password = "correct-horse-battery";
/** Refused, or as if there was nothing, or no such route. */
export const REFUSED = [401, 403, 404, 501];

export interface Staff {
  /** Of the account with only this role. */
  idOf(role: Role): string;
  /** @param role `null` for a stranger */
  as(role: Role | null, method: string, path: string, body?: unknown): Promise<ApiAnswer>;
}

/** Creates the accounts and logs them in. */
export async function staffOfEachRole(payload: Payload): Promise<Staff> {
  const ids = new Map<Role, string>();
  const sessions = new Map<Role, Record<string, string>>();
  for (const role of roles) {
    const email = `${role}@example.org`;
    const data = { name: role, email, password, roles: [role] };
    ids.set(role, (await payload.create({ collection: "users", data })).id);
    sessions.set(role, sessionOf(await askApi("POST", "users/login", { email, password })));
  }
  return {
    idOf: (role) => ids.get(role)!,
    as: (role, method, path, body) =>
      askApi(method, path, body, role === null ? {} : sessions.get(role)),
  };
}
