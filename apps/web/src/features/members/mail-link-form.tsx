import type { FormValues } from "@kdl/schemas/forms/form";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { type AccountFormName, TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import type { Form as FormDescription } from "@kdl/schemas/forms/form";
import type { ReactNode } from "react";
import { Form } from "../../forms/form.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import type { Send } from "../../forms/submission.ts";
import { AnotherLink, type AnotherLinkWay, ExpiredLink, IncompleteLink } from "./another-link.tsx";
import { useExpiredLink } from "./use-expired-link.ts";

interface MailLinkFormProps<Values extends FormValues & { token: string }> {
  form: FormDescription<Values, AccountFormName>;
  title: string;
  note: ReactNode;
  /** The page that the mail links to. It keeps the token for posts without JavaScript. */
  page: (token: string) => string;
  submit: string;
  busyLabel?: string;
  formToken: string;
  /** `null` where the link is incomplete. */
  linkToken: string | null;
  another: AnotherLinkWay;
  send: Send<Values>;
  /** Fields, where the link by itself isn't enough. */
  children?: ReactNode;
}

/** The form that a mail links to, or advice where the link doesn't work. Mail scanners open links, so only the button consumes one. */
export function MailLinkForm<Values extends FormValues & { token: string }>(
  props: MailLinkFormProps<Values>,
) {
  const { page, formToken, linkToken, another, send, children, ...form } = props;
  const { isExpired, watched } = useExpiredLink(form.form.name);
  if (linkToken === null) return <IncompleteLink title={form.title} another={another} />;
  if (isExpired) return <ExpiredLink title={form.title} another={another} />;
  return (
    <>
      <Form
        {...form}
        isPage
        action={page(linkToken)}
        token={formToken}
        starNote={false}
        send={watched(send)}
        failure={memberFailure.failed}
      >
        <HiddenField name={TOKEN_PARAMETER} value={linkToken} />
        {children}
      </Form>
      <AnotherLink another={another} />
    </>
  );
}
