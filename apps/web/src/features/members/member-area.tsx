import type { Member } from "@kdl/schemas/members/members";
import { ImageOff, LogOut } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { LogOutButton } from "../../session/log-out-button.tsx";
import { MemberNotice } from "./member-notice.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useMemberPage } from "./use-member-page.ts";
import { useShell } from "../../document/use-shell.ts";
import { useThemeChoice } from "../../theme/use-theme-choice.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

/** The member area: the configured page in a frame, and the way out. */
export function MemberArea({ member }: { member: Member }) {
  const { memberAreaUrl, theme: fixed } = useShell();
  const chosen = useThemeChoice();
  const theme = fixed === "device" ? chosen : fixed;
  useMemberPage();
  return (
    <div className="container-site flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Member area" noindex />
      <MemberNotice />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 tabIndex={-1} className="text-3xl md:text-4xl">
            Member area
          </h1>
          <p className="mt-2 text-muted">Welcome, {member.name}.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <AppLink to={paths.viewProfile()} className="btn btn-primary btn-outline">
            Your profile
          </AppLink>
          <LogOutButton className="btn btn-primary">
            <LogOut aria-hidden="true" className="size-5" />
            Log Out
          </LogOutButton>
        </div>
      </div>
      {memberAreaUrl ? (
        <iframe
          // The frame can't read this page; the shipped one takes the theme from its URL, or from the device.
          src={memberAreaUrl.includes("#") ? memberAreaUrl : `${memberAreaUrl}#${theme ?? ""}`}
          title="Member area"
          sandbox="allow-scripts allow-forms allow-downloads"
          className="h-[80vh] w-full rounded-box border border-line bg-base-100"
        />
      ) : (
        <Notice
          title="There is nothing here yet."
          icon={<ImageOff aria-hidden="true" />}
          className="w-full"
        >
          <p className="text-muted">Please come back later.</p>
        </Notice>
      )}
    </div>
  );
}
