import { UserCheck } from "lucide-react";
import { paths } from "../paths.ts";
import { AppLink } from "../navigation/app-link.tsx";

/** Explains where prefilled answers come from. */
export function ProfileNote() {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <UserCheck aria-hidden="true" className="size-5 shrink-0 text-heading" />
      <span>
        Filled in from{" "}
        <AppLink to={paths.editProfile()} className="underline underline-offset-4">
          your profile
        </AppLink>
      </span>
    </p>
  );
}
