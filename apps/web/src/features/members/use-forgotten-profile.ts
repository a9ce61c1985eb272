import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { removeDraftsOf } from "../../forms/draft-store.ts";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { NoticeName } from "../../paths.ts";

const ends: readonly NoticeName[] = ["loggedOut", "loggedOutEverywhere", "deleted"];

/** Removes drafts of the profile after a deliberate log-out. After an expired session the member may continue. */
export function useForgottenProfile() {
  const [search] = useSearchParams();
  const isEnd = ends.some((name) => name === search.get(NOTICE_PARAMETER));
  useEffect(() => {
    // Without storage, there is nothing to remove.
    if (isEnd) removeDraftsOf("profile-").catch(() => {});
  }, [isEnd]);
}
