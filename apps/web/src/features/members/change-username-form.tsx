import { changeUsernameForm } from "@kdl/schemas/members/account-forms";
import { USERNAME_MAX, USERNAME_MIN } from "@kdl/schemas/forms/form-limits";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Member } from "@kdl/schemas/members/members";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/form-controls.tsx";
import { useLoginChange } from "./use-login-change.ts";

export function ChangeUsernameForm({ token, member }: { token: string; member: Member }) {
  const { mutateAsync } = api.members.changeUsername.useMutation();
  const { changed } = useLoginChange();
  return (
    <Form
      form={changeUsernameForm}
      title="Username"
      note="A short name you can log in with instead of your email address. Only you can see it."
      action={paths.account()}
      isOneOfMany
      token={token}
      prefill={{ username: member.username ?? "" }}
      submit="Save username"
      busyLabel="Saving…"
      starNote={false}
      send={changed(sendWith(mutateAsync))}
      failure={memberFailure.failed}
    >
      <TextField
        name="username"
        required
        maxLength={USERNAME_MAX}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={`${USERNAME_MIN} to ${USERNAME_MAX} lowercase letters, digits, dots, dashes or underscores, starting with a letter.`}
      />
    </Form>
  );
}
