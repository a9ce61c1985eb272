import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { forgetLogin } from "./login-hint.ts";

/**
 * Ends the session. The browser itself sends the form and loads the next page, with or without a
 * script: nothing that was loaded for the member stays in memory.
 */
export function LogOutButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <form method="post" action={paths.logOut()} onSubmit={afterwards}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}

/**
 * Once the reply is there: before, another tab that hears of it could still load a page with the session, and
 * would keep it.
 */
function afterwards() {
  addEventListener("pagehide", forgetLogin, { once: true });
}
