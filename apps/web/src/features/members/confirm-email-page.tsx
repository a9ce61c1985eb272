import { confirmEmailForm } from "@kdl/schemas/account-forms";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { paths, withNotice } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { AnotherLink, IncompleteLink } from "./another-link.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { MailLinkForm } from "./mail-link-form.tsx";
import { useLoginChange } from "./use-login-change.ts";

export const load = loadAccountScreen;

const title = "Confirm your new address";
const another = {
  advice: "The link works once, within 24 hours. To get another one, change the address again.",
  to: paths.account(),
  label: "To the account settings",
};

export default function ConfirmEmailPage() {
  const { available, formToken, linkToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title={title} available={available}>
      {linkToken === null ? (
        <IncompleteLink title={title} another={another} />
      ) : (
        <>
          <ConfirmEmailForm formToken={formToken} linkToken={linkToken} />
          <AnotherLink another={another} />
        </>
      )}
    </AccountScreen>
  );
}

function ConfirmEmailForm(tokens: { formToken: string; linkToken: string }) {
  const { mutateAsync } = api.members.confirmEmail.useMutation();
  const { changed } = useLoginChange();
  return (
    <MailLinkForm
      {...tokens}
      form={confirmEmailForm}
      title={title}
      note="From then on you log in with the new address, and we write to it."
      action={paths.confirmEmail(tokens.linkToken)}
      submit="Confirm the address"
      send={changed(sendWith(mutateAsync))}
      success={() => withNotice(paths.account(), "emailChanged")}
    />
  );
}
