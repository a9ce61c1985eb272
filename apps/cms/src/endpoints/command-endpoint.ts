import { randomUUID } from "node:crypto";
import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import type { z } from "zod";
import { isAllowed, refuseUnless, signatureOf } from "../access/staff.ts";
import type { Action } from "../access/permissions.ts";
import type { Author } from "../applications/expected.ts";
import { formOfSlug } from "../forms/form-slugs.ts";
import type { User } from "../payload-types.ts";
import { notFound } from "./find-submission.ts";
import { readBody } from "./read-body.ts";

export interface CommandContext {
  payload: Payload;
  req: PayloadRequest;
  form: ApplicationForm;
  author: Author;
  /** Shared by what this request changes. */
  batch: string;
}

/**
 * An endpoint of staff about applications of a form, with a checked body. The server has refused cross-site
 * POSTs and limited the body before this runs.
 *
 * @param run its result is the reply
 * @param action what the account has to be allowed to do with applications
 */
export function commandEndpoint<Body>(
  name: string,
  schema: z.ZodType<Body>,
  run: (context: CommandContext, body: Body) => Promise<object>,
  action: Action = "decide",
): Endpoint {
  return {
    path: `/applications/:collection/${name}`,
    method: "post",
    handler: async (req) => {
      const refusal = refuseUnless(req, action, "applications");
      if (refusal) return refusal;
      const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
      if (!form || !isApplicationForm(form)) return notFound();
      const body = await readBody(req, schema);
      if (body instanceof Response) return body;
      const actor = isAllowed(req, "reopen", "applications") ? "admin" : "staff";
      const author: Author = { actor, by: signatureOf(req.user as User) };
      const context = { payload: req.payload, req, form, author, batch: randomUUID() };
      return Response.json(await run(context, body.data), {
        headers: { "cache-control": "private, no-store" },
      });
    },
  };
}
