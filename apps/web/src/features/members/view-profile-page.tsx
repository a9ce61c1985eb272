import type { MemberSubmission } from "@kdl/schemas/members/members";
import { redirectDocument, useLoaderData } from "react-router";
import { ApiProvider } from "../../forms/api.tsx";
import type { QueryFailure } from "../../data/data.ts";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { MemberNotice } from "./member-notice.tsx";
import { requireMember } from "../../session/member.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useMemberPage } from "./use-member-page.ts";
import { paths } from "../../paths.ts";
import { ProfileAnswerList } from "./profile-answer-list.tsx";
import { ProfileEvents } from "./profile-events.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { useFocusOnChange } from "./profile-focus.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { profileTabs, tabOf, tabTitles } from "./profile-parts.ts";
import { ProfileApplications, ProfileSent } from "./profile-sent.tsx";
import { ProfileSteps } from "./profile-steps.tsx";

type Sent = { ok: true; submissions: MemberSubmission[] } | { ok: false };

export async function load({ data, url }: LoadArguments) {
  const member = await requireMember(data, url);
  const tab = tabOf(url);
  // Without submissions, the profile is still useful.
  const sent: Sent = await data.query("members.submissions").then(
    (submissions) => ({ ok: true, submissions }),
    (error: unknown) => {
      const { status } = error as QueryFailure;
      // The session has ended, whatever this page still shows: the server is authoritative.
      if (status === 401) throw redirectDocument(paths.login(url.pathname + url.search));
      return { ok: false };
    },
  );
  return { member, tab, sent, now: Date.now() };
}

type Loaded = Awaited<ReturnType<typeof load>>;

export default function ViewProfilePage() {
  const loaded = useLoaderData<Loaded>();
  const { member, tab } = loaded;
  const content = useFocusOnChange(tab);
  useMemberPage();
  return (
    <div className="container-site flex flex-col gap-6 py-8 md:py-12">
      <PageHead title={`${tabTitles[tab]} - Profile`} noindex />
      <MemberNotice />
      <ProfileHead member={member} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8">
        <ProfileMenu
          label="Profile"
          entries={profileTabs.map((name) => ({
            title: tabTitles[name],
            to: paths.viewProfile(name),
            isCurrent: name === tab,
          }))}
        />
        <ApiProvider>
          <div
            ref={content}
            tabIndex={-1}
            role="group"
            aria-label={tabTitles[tab]}
            className="flex min-w-0 flex-col gap-6 outline-none"
          >
            {tab !== "events" && <ProfileAnswerList step={tab} member={member} />}
            <SentPart {...loaded} />
            <ProfileSteps tab={tab} />
          </div>
        </ApiProvider>
      </div>
    </div>
  );
}

/** Submissions appear where they belong: events in their own tab, the application beside its details. */
function SentPart({ tab, sent, now }: Loaded) {
  if (tab !== "events" && tab !== "internship" && tab !== "additional") return null;
  if (!sent.ok) return <LoadFailed message="What you have sent us could not be loaded." />;
  const { submissions } = sent;
  if (tab === "events") return <ProfileEvents submissions={submissions} now={now} />;
  if (tab === "internship") return <ProfileApplications submissions={submissions} />;
  return <ProfileSent submissions={submissions} />;
}
