import { memberSuccess } from "@kdl/schemas/member-messages";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { NOTICE_PARAMETER, type NoticeName } from "../paths.ts";

/** The router's key of the page that the browser loaded itself. */
const FIRST = "default";

/** What has just happened, as the page's address says; it takes the focus, so that nobody misses it. */
export function MemberNotice() {
  const { search, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const name = new URLSearchParams(search).get(NOTICE_PARAMETER);
  const isKnown = name !== null && Object.hasOwn(memberSuccess, name);
  useEffect(() => {
    if (!isKnown) return;
    if (key !== FIRST) box.current?.focus();
    tellOnce();
  }, [isKnown, key]);
  if (!isKnown) return null;
  return (
    <div ref={box} role="status" tabIndex={-1} data-news="" className="success-bar">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      <p>{memberSuccess[name as NoticeName]}</p>
    </div>
  );
}

/** Who loads the page again has read it. The router needn't know: it would draw the page without. */
function tellOnce() {
  const url = new URL(location.href);
  url.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, "", url);
}
