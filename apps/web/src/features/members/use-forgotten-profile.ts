import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { removeDraftsOf } from "../../forms/draft-store.ts";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { NoticeName } from "../../paths.ts";

const ends: readonly NoticeName[] = ["loggedOut", "loggedOutEverywhere", "deleted"];

/** Who logged out on purpose leaves nothing of a profile on the device. A session that ran out may go on. */
export function useForgottenProfile() {
  const [search] = useSearchParams();
  const isEnd = ends.some((name) => name === search.get(NOTICE_PARAMETER));
  useEffect(() => {
    // Without storage there is nothing to remove.
    if (isEnd) removeDraftsOf("profile-").catch(() => {});
  }, [isEnd]);
}
