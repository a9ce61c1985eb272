import { CircleUser } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { useLoginHint } from "../../session/login-hint.ts";
import { paths } from "../../paths.ts";
import { UserEntries } from "./user-entries.tsx";

/** Login/Signup for visitors, the user menu for members. */
export function AccountLink() {
  const { key } = useLocation();
  // Navigation remounts the menu, closed.
  return useLoginHint() ? <UserMenu key={key} /> : <LoginLink className="btn btn-ghost" />;
}

/** The same within the menu of small screens, which is already open. */
export function MobileAccountLink() {
  if (!useLoginHint()) return <LoginLink className="btn btn-outline" />;
  return (
    <div className="rounded-box bg-tint px-4 py-2">
      <p className="px-[0.4rem] pt-2 text-sm text-muted">Your account</p>
      <UserEntries />
    </div>
  );
}

function LoginLink({ className }: { className: string }) {
  return (
    <AppLink to={paths.login()} className={className}>
      Login/Signup
    </AppLink>
  );
}

/** Opens without JavaScript. Escape closes it and restores focus; a click or focus elsewhere closes it too. */
function UserMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const types = ["pointerdown", "focusin"];
    for (const type of types) document.addEventListener(type, closeFromOutside);
    return () => {
      for (const type of types) document.removeEventListener(type, closeFromOutside);
    };
  }, []);
  return (
    <details ref={menu} className="relative" onKeyDown={closeOnEscape}>
      <summary className="btn btn-ghost btn-square" aria-label="Your account">
        <CircleUser aria-hidden="true" className="size-6" />
      </summary>
      <div className="card-surface absolute right-0 z-50 mt-2 min-w-48 p-2">
        <UserEntries />
      </div>
    </details>
  );
}
