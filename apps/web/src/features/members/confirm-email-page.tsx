import { confirmEmailForm } from "@kdl/schemas/members/account-forms";
import type { Member } from "@kdl/schemas/members/members";
import { redirect, useLoaderData } from "react-router";
import { api, sendWith } from "../../forms/api.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { paths } from "../../paths.ts";
import { AccountScreen } from "./account-screen.tsx";
import { type AccountScreenData, loadAccountScreen } from "./load-account-screen.ts";
import { MailLinkForm } from "./mail-link-form.tsx";
import { useLoginChange } from "./use-login-change.ts";

/** @throws {Response} a redirect to the login and back: only the member who asked may confirm */
export async function load(args: LoadArguments): Promise<AccountScreenData> {
  const screen = await loadAccountScreen(args);
  const { pathname, search } = args.url;
  const isVisitor = screen.available && screen.member === null;
  if (isVisitor && screen.linkToken !== null) throw redirect(paths.login(pathname + search));
  return screen;
}

const title = "Confirm your new address";
const another = {
  advice: "The link works once, within 24 hours. To get another one, change the address again.",
  to: paths.account(),
  label: "Go to account settings",
};

export default function ConfirmEmailPage() {
  const { available, formToken, linkToken, member } = useLoaderData<AccountScreenData>();
  return (
    <AccountScreen title={title} available={available}>
      <ConfirmEmailForm formToken={formToken} linkToken={linkToken} member={member} />
    </AccountScreen>
  );
}

interface ConfirmEmailFormProps {
  formToken: string;
  linkToken: string | null;
  member: Member | null;
}

function ConfirmEmailForm({ member, ...tokens }: ConfirmEmailFormProps) {
  const { mutateAsync } = api.members.confirmEmail.useMutation();
  const { changed } = useLoginChange();
  return (
    <MailLinkForm
      {...tokens}
      form={confirmEmailForm}
      title={title}
      note={
        <>
          It replaces <strong className="break-words">{member?.email}</strong>. From then on, you
          log in with the new address, and we write to it.
        </>
      }
      page={paths.confirmEmail}
      submit="Confirm address"
      another={another}
      send={changed(sendWith(mutateAsync))}
    />
  );
}
