import { verifyEmailForm } from "@kdl/schemas/account-forms";
import { useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import { paths, withNotice } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { AnotherLink, IncompleteLink } from "./another-link.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { MailLinkForm } from "./mail-link-form.tsx";

export const load = loadAccountScreen;

const title = "Confirm your address";
/** Who logs in with an address that isn't confirmed is sent the mail again. */
const another = {
  advice: "The link works once, within 24 hours. To get another one, log in.",
  to: paths.login(),
  label: "To the login",
};

export default function VerifyEmailPage() {
  const { available, formToken, linkToken } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title={title} available={available}>
      {linkToken === null ? (
        <IncompleteLink title={title} another={another} />
      ) : (
        <>
          <VerifyEmailForm formToken={formToken} linkToken={linkToken} />
          <AnotherLink another={another} />
        </>
      )}
    </AccountScreen>
  );
}

function VerifyEmailForm(tokens: { formToken: string; linkToken: string }) {
  const { mutateAsync } = api.members.verifyEmail.useMutation();
  return (
    <MailLinkForm
      {...tokens}
      form={verifyEmailForm}
      title={title}
      note="One press opens your account. Then you can log in."
      action={paths.verifyEmail(tokens.linkToken)}
      submit="Confirm the address"
      send={sendWith(mutateAsync)}
      success={() => withNotice(paths.login(), "verified")}
    />
  );
}
