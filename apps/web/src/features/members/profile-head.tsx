import type { Member } from "@kdl/schemas/members/members";
import { Pencil, Settings } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { ProfileAvatar } from "./profile-avatar.tsx";

/** The member's name and picture, and actions on the profile. */
export function ProfileHead({ member }: { member: Member }) {
  return (
    <header className="card-surface flex flex-wrap items-center gap-x-6 gap-y-5 p-5 sm:p-8">
      <ProfileAvatar member={member} className="size-20 text-2xl sm:size-28 sm:text-4xl" />
      <div className="min-w-0 flex-1 basis-48">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere sm:text-3xl">
          {member.name}
        </h1>
        <p className="mt-1 wrap-anywhere text-muted">{member.email}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <AppLink to={paths.editProfile()} className="btn btn-primary max-sm:grow">
          <Pencil aria-hidden="true" className="size-4" />
          Edit profile
        </AppLink>
        <AppLink to={paths.account()} className="btn btn-outline btn-primary max-sm:grow">
          <Settings aria-hidden="true" className="size-4" />
          Account settings
        </AppLink>
      </div>
    </header>
  );
}
