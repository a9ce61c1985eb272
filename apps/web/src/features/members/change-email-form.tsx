import { changeEmailForm } from "@kdl/schemas/members/account-forms";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Member } from "@kdl/schemas/members/members";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { TextField } from "../../ui/form-controls.tsx";
import { useLoginChange } from "./use-login-change.ts";

export function ChangeEmailForm({ token, member }: { token: string; member: Member }) {
  const { mutateAsync } = api.members.changeEmail.useMutation();
  const { changed } = useLoginChange();
  return (
    <Form
      form={changeEmailForm}
      title="Email address"
      note={
        <>
          Your address is <strong className="break-words">{member.email}</strong>. A new address
          takes effect once you confirm it with the link we send there.
        </>
      }
      action={paths.account()}
      isOneOfMany
      token={token}
      submit="Change email"
      starNote={false}
      send={changed(sendWith(mutateAsync))}
      failure={memberFailure.failed}
    >
      <FieldGrid>
        <TextField name="email" label="New Email" type="email" required autoComplete="email" />
        <PasswordField name="current_password" autoComplete="current-password" />
      </FieldGrid>
    </Form>
  );
}
