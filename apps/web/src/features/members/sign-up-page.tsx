import { signUpForm } from "@kdl/schemas/members/account-forms";
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

export default function SignUpPage() {
  const { available, formToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen
      title="Sign up"
      description="Create an account for the member area."
      available={available}
    >
      <SignUpForm token={formToken} />
      <p className="text-center">
        Already have an account?{" "}
        <AppLink
          to={paths.login()}
          className="font-semibold text-heading underline underline-offset-4"
        >
          Log in
        </AppLink>
      </p>
    </AccountScreen>
  );
}

function SignUpForm({ token }: { token: string }) {
  const { mutateAsync } = api.members.signUp.useMutation();
  return (
    <Form
      form={signUpForm}
      title="Sign up"
      isPage
      note="We’ll send you a link to choose your password. That way, nobody else can sign up with your address."
      action={paths.signUp()}
      token={token}
      submit="Sign up"
      dataUse="We use your name and email for your account. You can delete it at any time."
      starNote={false}
      send={sendWith(mutateAsync)}
      failure={memberFailure.failed}
    >
      <TextField name="name" required autoComplete="name" />
      <TextField name="email" type="email" required autoComplete="email" />
    </Form>
  );
}
