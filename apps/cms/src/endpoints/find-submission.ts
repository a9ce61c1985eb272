import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import type { PayloadRequest } from "payload";
import { formOfSlug, formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";

/** Path of the admin's requests about one submission. */
export const SUBMISSION_PATH = "/submissions/:collection/:id";

export const notFound = () => Response.json({ message: "Not found." }, { status: 404 });

export interface NamedSubmission {
  collection: SubmissionSlug;
  id: string;
}

/** The submission that a URL refers to; `null` if it isn't valid. */
export function namedSubmission(req: PayloadRequest): NamedSubmission | null {
  const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
  const id = String(req.routeParams?.["id"] ?? "");
  return form && id ? { collection: formSlugs[form], id } : null;
}

/** A submission with the rights of the account that asks: mentors find what is assigned to them. */
export const findSubmission = (req: PayloadRequest, named: NamedSubmission) =>
  req.payload.findByID({
    ...named,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });

export type FoundSubmission = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

interface FoundApplication {
  form: ApplicationForm;
  application: Extract<FoundSubmission, { stage: unknown }>;
}

/** The application that a URL refers to, as {@link findSubmission} finds it; `null` if there is none. */
export async function findApplication(req: PayloadRequest): Promise<FoundApplication | null> {
  const named = namedSubmission(req);
  const form = named && formOfSlug(named.collection);
  if (!named || !form || !isApplicationForm(form)) return null;
  const found = await findSubmission(req, named);
  return found && "stage" in found ? { form, application: found } : null;
}
