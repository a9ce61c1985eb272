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

type Permission = readonly [Action, Subject];

interface About<Found> {
  path: string;
  /** The permission that the account needs; `null` answers 404. */
  permission: Permission | ((req: PayloadRequest) => Permission | null);
  /** Finds what the path names; `null` answers 404. */
  find: (req: PayloadRequest) => Found | null | Promise<Found | null>;
}

interface StaffEndpoint<Found> extends About<Found> {
  method: "get" | "post" | "delete";
  run: (req: PayloadRequest, found: Found) => Promise<Response>;
}

/**
 * An endpoint for staff: 401 without a login, 403 without the permission, 404 if the path names nothing that
 * the account can see. The server has refused cross-site POSTs before this runs.
 */
export const staffEndpoint = <Found>(endpoint: StaffEndpoint<Found>): Endpoint => ({
  path: endpoint.path,
  method: endpoint.method,
  handler: async (req) => {
    const { permission: given } = endpoint;
    const permission = typeof given === "function" ? given(req) : given;
    if (!permission) return notFound();
    const refusal = refuseUnless(req, ...permission);
    if (refusal) return refusal;
    const found = await endpoint.find(req);
    return found === null ? notFound() : endpoint.run(req, found);
  },
});

interface StaffCommand<Found, Body> extends About<Found> {
  body: z.ZodType<Body>;
  /** Runs the command; the result is sent as the response. */
  run: (req: PayloadRequest, found: Found, body: Body) => Promise<object>;
  /** The response to a command that is refused; `null` for any other error. */
  refuse?: (error: unknown) => Response | null;
}

/** A POST for staff with a validated body. The server has limited its size before this runs. */
export const staffCommand = <Found, Body>(command: StaffCommand<Found, Body>): Endpoint =>
  staffEndpoint({
    ...command,
    method: "post",
    run: async (req, found) => {
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
