import { useLoaderData, useLocation } from "react-router";
import { ApiProvider } from "../../forms/api.tsx";
import { MemberNotice } from "./member-notice.tsx";
import { requireMember } from "../../session/member.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useMemberPage } from "./use-member-page.ts";
import { AccountSummary } from "./account-summary.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ChangeUsernameForm } from "./change-username-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";

export async function load({ data, url }: LoadArguments) {
  const [member, { token }] = await Promise.all([
    requireMember(data, url),
    data.query("forms.begin"),
  ]);
  return { member, token };
}

export default function AccountPage() {
  const { member, token } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const { key } = useLocation();
  useMemberPage();
  return (
    <div className="container-site flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Account settings" noindex />
      <h1 tabIndex={-1} className="text-3xl md:text-4xl">
        Account settings
      </h1>
      <MemberNotice />
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <AccountSummary member={member} />
        <ApiProvider>
          {/* New keys after a change, so that the forms drop what was typed before. */}
          <div key={key} className="flex min-w-0 flex-col gap-8">
            <ChangePasswordForm token={token} member={member} />
            <ChangeEmailForm token={token} member={member} />
            <ChangeUsernameForm token={token} member={member} />
            <LogOutEverywhere />
            <DeleteAccount token={token} />
          </div>
        </ApiProvider>
      </div>
    </div>
  );
}
