import type { AnyForm } from "../../forms/any-form.ts";
import { Form } from "../../forms/form.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import type { Send } from "../../forms/submission.ts";
import { memberFailure } from "@kdl/schemas/member-messages";
import { TOKEN_PARAMETER } from "@kdl/schemas/members";

interface MailLinkFormProps {
  form: AnyForm<{ token: string }>;
  title: string;
  note: string;
  action: string;
  submit: string;
  formToken: string;
  linkToken: string;
  send: Send<{ token: string }>;
  success: () => string;
}

/** One button that sends what a mail's link carries: programs that open links must not use it up. */
export function MailLinkForm(props: MailLinkFormProps) {
  const { formToken, linkToken, ...form } = props;
  return (
    <Form {...form} isPage token={formToken} starNote={false} failure={memberFailure.failed}>
      <HiddenField name={TOKEN_PARAMETER} value={linkToken} />
    </Form>
  );
}
