import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { NoticeName } from "../../paths.ts";

/** The router's key of the page that the browser loaded itself. */
const FIRST = "default";

/**
 * What has just happened, from the page's address. It takes focus so that screen readers announce it, and
 * disappears with the next submission, whose failure it would contradict.
 */
export function MemberNotice() {
  const { search, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const name = new URLSearchParams(search).get(NOTICE_PARAMETER);
  /** Key of the page whose notice was dismissed. */
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
    <div ref={box} role="status" tabIndex={-1} data-focus="" className="success-bar">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      <p>{memberSuccess[name as NoticeName]}</p>
    </div>
  );
}

/** A reload must not show it again. The router isn't told, since it would re-render without the notice. */
function tellOnce() {
  const url = new URL(location.href);
  url.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, "", url);
}
