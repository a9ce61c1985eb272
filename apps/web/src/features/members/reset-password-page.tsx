import { resetPasswordForm } from "@kdl/schemas/account-forms";
import { memberFailure } from "@kdl/schemas/member-messages";
import { TOKEN_PARAMETER } from "@kdl/schemas/members";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import { PasswordField } from "../../lib/password-field.tsx";
import { paths, withNotice } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { AnotherLink, IncompleteLink } from "./another-link.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { newPasswordHint } from "./new-password-hint.ts";
import { useLoginChange } from "./use-login-change.ts";

export const load = loadAccountScreen;

const another = {
  advice: "The link works once, within one hour.",
  to: paths.forgotPassword(),
  label: "Get another link",
};

export default function ResetPasswordPage() {
  const { available, formToken, linkToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title="Set a new password" available={available}>
      {linkToken === null ? (
        <IncompleteLink title="Set a new password" another={another} />
      ) : (
        <>
          <ResetPasswordForm token={formToken} linkToken={linkToken} />
          <AnotherLink another={another} />
        </>
      )}
    </AccountScreen>
  );
}

function ResetPasswordForm({ token, linkToken }: { token: string; linkToken: string }) {
  const { mutateAsync } = api.members.resetPassword.useMutation();
  const { loggedOut } = useLoginChange();
  return (
    <Form
      form={resetPasswordForm}
      title="Set a new password"
      isPage
      note="All devices that are logged in will be logged out."
      // With the link, so that the page that comes back without a script has it still.
      action={paths.resetPassword(linkToken)}
      token={token}
      submit="Save the password"
      busyLabel="Saving…"
      starNote={false}
      send={loggedOut(sendWith(mutateAsync))}
      failure={memberFailure.failed}
      success={() => withNotice(paths.login(), "passwordChanged")}
    >
      <HiddenField name={TOKEN_PARAMETER} value={linkToken} />
      <PasswordField name="password" autoComplete="new-password" hint={newPasswordHint} />
    </Form>
  );
}
