import { verifyEmailForm } from "@kdl/schemas/members/account-forms";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { MailLinkForm } from "./mail-link-form.tsx";
import { newPasswordHint } from "./new-password-hint.ts";

export const load = loadAccountScreen;

const title = "Choose your password";
const another = {
  advice: "The link works once, within 24 hours.",
  to: paths.signUp(),
  label: "Sign up again",
  also: { to: paths.login(), label: "I already have a password" },
};

export default function VerifyEmailPage() {
  const { available, formToken, linkToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title={title} available={available}>
      <VerifyEmailForm formToken={formToken} linkToken={linkToken} />
    </AccountScreen>
  );
}

function VerifyEmailForm(tokens: { formToken: string; linkToken: string | null }) {
  const { mutateAsync } = api.members.verifyEmail.useMutation();
  return (
    <MailLinkForm
      {...tokens}
      form={verifyEmailForm}
      title={title}
      note="This confirms your email address and creates your account."
      page={paths.verifyEmail}
      submit="Create my account"
      busyLabel="Saving…"
      another={another}
      send={sendWith(mutateAsync)}
    >
      <PasswordField name="password" autoComplete="new-password" hint={newPasswordHint} />
    </MailLinkForm>
  );
}
