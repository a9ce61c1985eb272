import { deleteAccountForm } from "@kdl/schemas/members/account-forms";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { type MouseEvent, useRef } from "react";
import { api, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { useReturnedForm } from "../../forms/returned-form.ts";
import { PasswordField } from "./password-field.tsx";
import { paths } from "../../paths.ts";
import { useLoginChange } from "./use-login-change.ts";

const DIALOG_ID = "delete-account";

/** Asks first, with the password. Without a script the question opens as well, if over a page that stays awake. */
export function DeleteAccount({ token }: { token: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isReturned = useReturnedForm(deleteAccountForm.name) !== null;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
  };
  return (
    <section className="card-surface flex flex-col items-start gap-4 p-5 sm:p-8 md:p-10">
      <h2 className="text-2xl md:text-3xl">Delete my account</h2>
      <p className="text-muted">
        This permanently deletes your account, profile and photo. Anything you have sent us, such as
        a registration, stays with us until we have dealt with it.
      </p>
      <button
        type="button"
        popoverTarget={DIALOG_ID}
        className="btn btn-error btn-outline btn-lg max-sm:w-full"
        onClick={ask}
      >
        Delete my account
      </button>
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        popover="auto"
        open={isReturned}
        aria-label="Delete your account?"
        closedby="any"
        onClose={() => dialog.current?.querySelector("form")?.reset()}
        className="asking-dialog"
      >
        <DeleteAccountForm token={token} onCancel={() => dialog.current?.close()} />
      </dialog>
    </section>
  );
}

function DeleteAccountForm({ token, onCancel }: { token: string; onCancel: () => void }) {
  const { mutateAsync } = api.members.deleteAccount.useMutation();
  const { loggedOut } = useLoginChange();
  return (
    <Form
      form={deleteAccountForm}
      title="Delete your account?"
      note="This can't be undone. Enter your password to confirm that it’s you."
      action={paths.account()}
      isOneOfMany
      token={token}
      submit="Delete permanently"
      busyLabel="Deleting…"
      starNote={false}
      isDangerous
      beside={
        <a
          href={paths.account()}
          className="btn btn-ghost btn-lg max-sm:w-full"
          onClick={(event) => {
            event.preventDefault();
            onCancel();
          }}
        >
          Keep it
        </a>
      }
      send={loggedOut(sendWith(mutateAsync))}
      failure={memberFailure.failed}
    >
      <PasswordField name="current_password" autoComplete="current-password" />
    </Form>
  );
}
