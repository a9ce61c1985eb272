import type { Member } from "@kdl/schemas/members/members";
import { AppLink } from "../../navigation/app-link.tsx";
import { LogOutButton } from "../../session/log-out-button.tsx";
import { paths } from "../../paths.ts";

/** The logged-in member, with links to other pages. */
export function AccountSummary({ member }: { member: Member }) {
  return (
    <aside className="flex flex-col gap-5 rounded-box bg-tint p-6 md:sticky md:top-8 md:order-last md:self-start">
      <dl className="grid gap-3">
        <Fact term="Name" text={member.name} />
        <Fact term="Email" text={member.email} />
        <Fact term="Username" text={member.username ?? "None yet"} />
      </dl>
      <div className="grid grid-cols-2 gap-3 sm:max-md:grid-cols-3 md:grid-cols-1">
        <AppLink to={paths.viewProfile()} className="btn btn-primary btn-outline">
          Your profile
        </AppLink>
        <AppLink to={paths.memberArea()} className="btn btn-primary btn-outline">
          Member area
        </AppLink>
        <div className="max-sm:col-span-2">
          <LogOutButton className="btn btn-primary btn-outline w-full">Log out</LogOutButton>
        </div>
      </div>
    </aside>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold break-words">{text}</dd>
    </div>
  );
}
