import type { Decision, StageName } from "@kdl/schemas/applications/stages";
import { applicantName } from "../applications/applicant-name.ts";
import type { SelectedApplication } from "../applications/replies.ts";

/** The fields of {@link toSelected}; a form has some of them. */
export const selectedFields = {
  reference: true,
  name: true,
  firstName: true,
  lastName: true,
  email: true,
  stage: true,
  pendingStage: true,
  releaseAt: true,
} as const;

/** What commands and the admin need to know of an application. */
export function toSelected(found: object): SelectedApplication {
  const doc = found as Record<string, unknown>;
  const text = (name: string) => (typeof doc[name] === "string" ? doc[name] : "");
  return {
    id: text("id"),
    reference: text("reference"),
    name: applicantName(doc),
    stage: text("stage") as StageName,
    pending: (text("pendingStage") || null) as Decision | null,
    releaseAt: text("releaseAt") || null,
  };
}
