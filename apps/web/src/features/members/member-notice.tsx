import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { NoticeName } from "../../paths.ts";

/** The router's key of the page that the browser loaded itself. */
const FIRST = "default";

/**
 * What has just happened, as the page's address says. It takes the focus, so that nobody misses it, and
 * goes with the next attempt at a form: beside that one's failure it would say the opposite.
 */
export function MemberNotice() {
  const { search, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const name = new URLSearchParams(search).get(NOTICE_PARAMETER);
  /** Key of the page whose notice is over. */
  const [over, setOver] = useState<string | null>(null);
  const isKnown = name !== null && Object.hasOwn(memberSuccess, name) && over !== key;
  useEffect(() => {
    if (!isKnown) return;
    if (key !== FIRST) box.current?.focus();
    tellOnce();
    const dismiss = () => setOver(key);
    document.addEventListener("submit", dismiss);
    return () => document.removeEventListener("submit", dismiss);
  }, [isKnown, key]);
  if (!isKnown) return null;
  return (
    <div ref={box} role="status" tabIndex={-1} data-news="" className="success-bar">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      <p>{memberSuccess[name as NoticeName]}</p>
    </div>
  );
}

/** A reload must not show it again. The router needn't know: it would render the page without it. */
function tellOnce() {
  const url = new URL(location.href);
  url.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, "", url);
}
