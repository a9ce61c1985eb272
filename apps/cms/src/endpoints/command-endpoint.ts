import { randomUUID } from "node:crypto";
import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import type { z } from "zod";
import { isAllowed, refuseUnless } from "../access/staff.ts";
import type { Author } from "../applications/expected.ts";
import { formOfSlug } from "../forms/form-slugs.ts";
import type { User } from "../payload-types.ts";
import { notFound } from "./find-submission.ts";

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
 */
export function commandEndpoint<Body>(
  name: string,
  schema: z.ZodType<Body>,
  run: (context: CommandContext, body: Body) => Promise<object>,
): Endpoint {
  return {
    path: `/applications/:collection/${name}`,
    method: "post",
    handler: async (req) => {
      const refusal = refuseUnless(req, "decide", "applications");
      if (refusal) return refusal;
      const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
      if (!form || !isApplicationForm(form)) return notFound();
      const body = schema.safeParse(await readJson(req));
      if (!body.success) {
        const [issue] = body.error.issues;
        const message = `${issue?.path.join(".") || "The request"}: ${issue?.message}`;
        return Response.json({ message }, { status: 400 });
      }
      const { id, name: staffName, email } = req.user as User;
      const actor = isAllowed(req, "reopen", "applications") ? "admin" : "staff";
      const author: Author = { actor, by: { id, name: staffName || email } };
      const context = { payload: req.payload, req, form, author, batch: randomUUID() };
      return Response.json(await run(context, body.data), {
        headers: { "cache-control": "private, no-store" },
      });
    },
  };
}

export async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
