import { forgotPasswordForm } from "@kdl/schemas/members/account-forms";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/form-controls.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";

export const load = loadAccountScreen;

export default function ForgotPasswordPage() {
  const { available, formToken, member } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen
      title="Forgotten password"
      description="Get a link to set a new password."
      available={available}
    >
      <ForgotPasswordForm token={formToken} email={member?.email} />
    </AccountScreen>
  );
}

function ForgotPasswordForm({ token, email }: { token: string; email: string | undefined }) {
  const { mutateAsync } = api.members.forgotPassword.useMutation();
  return (
    <Form
      form={forgotPasswordForm}
      title="Forgotten password"
      isPage
      note="Enter the email address of your account, and we’ll send you a link to set a new password."
      action={paths.forgotPassword()}
      token={token}
      prefill={email === undefined ? {} : { email }}
      submit="Send link"
      starNote={false}
      beside={
        <AppLink to={paths.login()} className="btn btn-ghost btn-lg max-sm:w-full">
          Back to login
        </AppLink>
      }
      send={sendWith(mutateAsync)}
      failure={memberFailure.failed}
    >
      <TextField name="email" type="email" required autoComplete="email" />
    </Form>
  );
}
