import type { PayloadRequest } from "payload";
import { formOfSlug, formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";

/** Path of the admin's requests about one submission. */
export const SUBMISSION_PATH = "/submissions/:collection/:id";

export const notFound = () => Response.json({ message: "Not found." }, { status: 404 });

interface Named {
  collection: SubmissionSlug;
  id: string;
}

/** The submission that a URL refers to; `null` if it isn't valid. */
export function namedSubmission(req: PayloadRequest): Named | null {
  const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
  const id = String(req.routeParams?.["id"] ?? "");
  return form && id ? { collection: formSlugs[form], id } : null;
}
