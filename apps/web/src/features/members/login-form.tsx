import { logInForm } from "@kdl/schemas/members/account-forms";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/form-controls.tsx";
import { useLoginChange } from "./use-login-change.ts";

interface LoginFormProps {
  token: string;
  /** A page of this site where the member goes from here. */
  next: string | null;
}

/** The specified login: a name and a password, checked only by the server. */
export function LoginForm({ token, next }: LoginFormProps) {
  const { mutateAsync } = api.members.logIn.useMutation();
  const { loggedIn } = useLoginChange();
  return (
    <Form
      form={logInForm}
      title="Login"
      note={next?.startsWith(paths.confirmEmail()) && "Log in to confirm your new email address."}
      action={paths.login(next ?? undefined)}
      token={token}
      submit="Log in"
      busyLabel="Logging in…"
      starNote={false}
      send={loggedIn(sendWith(mutateAsync))}
      failure={memberFailure.failed}
      success={next}
    >
      <TextField
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint="Your email address or your username."
      />
      <PasswordField name="password" autoComplete="current-password" />
      <p className="-mt-3">
        <AppLink
          to={paths.forgotPassword()}
          className="inline-block py-2 font-semibold text-heading underline underline-offset-4"
        >
          Forgot your password?
        </AppLink>
      </p>
    </Form>
  );
}
