/** What the endpoints of the admin's own screens have in common. */
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import type { Action, Subject } from "../access/permissions.ts";
import { refuseUnless } from "../access/staff.ts";
import { isId } from "../submissions/places/seats.ts";
import { notFound } from "./find-submission.ts";
import { readBody } from "./read-body.ts";

/** Replies that depend on the account. */
export const privateHeaders = { "cache-control": "private, no-store" };

export const privateJson = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: privateHeaders });

/** The id in a request's path; `null` if it isn't one. */
export function idIn(req: PayloadRequest, name: string): string | null {
  const id = String(req.routeParams?.[name] ?? "");
  return isId(id) ? id : null;
}

interface StaffCommand<Found, Body> {
  path: string;
  /** What the account has to be allowed to do. */
  permission: readonly [Action, Subject];
  /** What the path names; `null` answers 404. */
  find: (req: PayloadRequest) => Found | null;
  body: z.ZodType<Body>;
  /** Its result is the reply. */
  run: (req: PayloadRequest, found: Found, body: Body) => Promise<object>;
  /** The reply to a command that isn't carried out; `null` for any other error. */
  refuse?: (error: unknown) => Response | null;
}

/**
 * A POST of staff with a checked body. The server has refused cross-site POSTs and limited the body before
 * this runs.
 */
export const staffCommand = <Found, Body>(command: StaffCommand<Found, Body>): Endpoint => ({
  path: command.path,
  method: "post",
  handler: async (req) => {
    const refusal = refuseUnless(req, ...command.permission);
    if (refusal) return refusal;
    const found = command.find(req);
    if (found === null) return notFound();
    const body = await readBody(req, command.body);
    if (body instanceof Response) return body;
    try {
      return privateJson(await command.run(req, found, body.data));
    } catch (error) {
      const reply = command.refuse?.(error);
      if (!reply) throw error;
      return reply;
    }
  },
});
