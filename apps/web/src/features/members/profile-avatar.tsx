import type { Member } from "@kdl/schemas/members/members";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { initialsOf } from "./profile-initials.ts";

interface ProfileAvatarProps {
  member: Pick<Member, "name" | "picture">;
  className: string;
}

/** The member's picture or initials. The name is beside it. */
export function ProfileAvatar({ member, className }: ProfileAvatarProps) {
  const shape = classNames("shrink-0 rounded-full", className);
  if (member.picture === null) {
    return (
      <span
        aria-hidden="true"
        className={classNames("grid place-items-center bg-tint font-bold text-heading", shape)}
      >
        {initialsOf(member.name)}
      </span>
    );
  }
  return (
    <img
      src={paths.memberPicture(member.picture)}
      alt=""
      width={512}
      height={512}
      className={classNames("object-cover", shape)}
    />
  );
}
