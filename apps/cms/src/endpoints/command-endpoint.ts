import { randomUUID } from "node:crypto";
import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import type { z } from "zod";
import { isAllowed, signatureOf } from "../access/staff.ts";
import type { Action } from "../access/permissions.ts";
import type { Author } from "../applications/expected.ts";
import { formOfSlug } from "../forms/form-slugs.ts";
import type { User } from "../payload-types.ts";
import { staffCommand } from "./staff-endpoint.ts";

export interface CommandContext {
  payload: Payload;
  req: PayloadRequest;
  form: ApplicationForm;
  author: Author;
  /** Shared by what this request changes. */
  batch: string;
}

/**
 * A command of staff about applications of a form.
 *
 * @param run its result is the reply
 * @param action what the account has to be allowed to do with applications
 */
export function commandEndpoint<Body>(
  name: string,
  body: z.ZodType<Body>,
  run: (context: CommandContext, body: Body) => Promise<object>,
  action: Action = "decide",
): Endpoint {
  return staffCommand({
    path: `/applications/:collection/${name}`,
    permission: [action, "applications"],
    find: namedForm,
    body,
    run: (req, form, data) => {
      const actor = isAllowed(req, "reopen", "applications") ? "admin" : "staff";
      const author: Author = { actor, by: signatureOf(req.user as User) };
      return run({ payload: req.payload, req, form, author, batch: randomUUID() }, data);
    },
  });
}

function namedForm(req: PayloadRequest): ApplicationForm | null {
  const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
  return form && isApplicationForm(form) ? form : null;
}
