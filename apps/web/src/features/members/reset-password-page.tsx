import { resetPasswordForm } from "@kdl/schemas/members/account-forms";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { MailLinkForm } from "./mail-link-form.tsx";
import { newPasswordHint } from "./new-password-hint.ts";
import { useLoginChange } from "./use-login-change.ts";

export const load = loadAccountScreen;

const title = "Set a new password";
const another = {
  advice: "The link works once, within one hour.",
  to: paths.forgotPassword(),
  label: "Get another link",
};

export default function ResetPasswordPage() {
  const { available, formToken, linkToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title={title} available={available}>
      <ResetPasswordForm formToken={formToken} linkToken={linkToken} />
    </AccountScreen>
  );
}

function ResetPasswordForm(tokens: { formToken: string; linkToken: string | null }) {
  const { mutateAsync } = api.members.resetPassword.useMutation();
  const { loggedOut } = useLoginChange();
  return (
    <MailLinkForm
      {...tokens}
      form={resetPasswordForm}
      title={title}
      note="You will be logged out on all devices."
      page={paths.resetPassword}
      submit="Save password"
      busyLabel="Saving…"
      another={another}
      send={loggedOut(sendWith(mutateAsync))}
    >
      <PasswordField name="password" autoComplete="new-password" hint={newPasswordHint} />
    </MailLinkForm>
  );
}
