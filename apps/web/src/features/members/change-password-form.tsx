import { changePasswordForm } from "@kdl/schemas/members/account-forms";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Member } from "@kdl/schemas/members/members";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { newPasswordHint } from "./new-password-hint.ts";
import { useLoginChange } from "./use-login-change.ts";

export function ChangePasswordForm({ token, member }: { token: string; member: Member }) {
  const { mutateAsync } = api.members.changePassword.useMutation();
  const { changed } = useLoginChange();
  return (
    <Form
      form={changePasswordForm}
      title="Password"
      note="You will be logged out on all other devices."
      action={paths.account()}
      isOneOfMany
      token={token}
      submit="Change password"
      busyLabel="Saving…"
      starNote={false}
      send={changed(sendWith(mutateAsync))}
      failure={memberFailure.failed}
    >
      {/* Password managers look for the name that the password belongs to. It has none on the wire. */}
      <input
        type="text"
        autoComplete="username"
        value={member.email}
        readOnly
        hidden
        aria-label="Email"
      />
      <FieldGrid>
        <PasswordField name="current_password" autoComplete="current-password" />
        <PasswordField name="password" autoComplete="new-password" hint={newPasswordHint} />
      </FieldGrid>
    </Form>
  );
}
