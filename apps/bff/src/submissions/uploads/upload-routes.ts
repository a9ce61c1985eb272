import type { FileRule, Form } from "@kdl/schemas/forms/form";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { volunteerForm } from "@kdl/schemas/forms/volunteer";
import { formPage } from "@kdl/schemas/pages/form-pages";
import { checkDuplicate } from "../duplicate-check.ts";
import { SubmissionRefused } from "../submission-refused.ts";

type PrecheckContext = Parameters<typeof checkDuplicate>[0];

/** A form that is sent with a file. */
export interface UploadRoute {
  /** Of the form's own page. */
  path: string;
  form: Form;
  file: FileRule;
  /** @throws {SubmissionRefused} if the form may not be sent, whatever its file is */
  precheck(values: Readonly<Record<string, unknown>>, context: PrecheckContext): Promise<void>;
}

function uploadRoute({ form, precheck }: Pick<UploadRoute, "form" | "precheck">): UploadRoute {
  if (form.file === null) throw new Error(`${form.name} has no file`);
  return { path: formPage(form.name), form, file: form.file, precheck };
}

export const uploadRoutes: readonly UploadRoute[] = [
  uploadRoute({
    form: internshipForm,
    async precheck({ email, mobile }, context) {
      const { emailExists, mobileExists } = await checkDuplicate(context, { email, mobile });
      // The applicant may have sent this same form and lost the answer. An upstream that keeps keys
      // repeats its answer then, and refuses other duplicates itself.
      if ((!emailExists && !mobileExists) || context.sending.client.keepsKeys()) return;
      const message = submissionFailure.internshipDuplicate;
      const fields = {
        ...(emailExists ? { email: message } : {}),
        ...(mobileExists ? { mobile: message } : {}),
      };
      throw new SubmissionRefused({ code: "CONFLICT", message, fields, outcome: "unsent" });
    },
  }),
  uploadRoute({ form: volunteerForm, precheck: async () => {} }),
];
