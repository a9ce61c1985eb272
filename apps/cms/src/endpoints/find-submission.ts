import type { PayloadRequest } from "payload";
import { formOfSlug, formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";

/** Where the admin asks for something about one submission. */
export const SUBMISSION_PATH = "/submissions/:collection/:id";

export const notFound = () =>
  Response.json({ message: "There is no such thing." }, { status: 404 });

interface Named {
  collection: SubmissionSlug;
  id: string;
}

/** Which submission an address names; `null` where it names none. */
export function namedSubmission(req: PayloadRequest): Named | null {
  const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
  const id = String(req.routeParams?.["id"] ?? "");
  return form && id ? { collection: formSlugs[form], id } : null;
}
