import { useEffect } from "react";
import { hasLoginHint, onLoginElsewhere } from "../../session/login-hint.ts";

/**
 * For pages of members: reloads the page once the member has logged out in another tab, or returns to it
 * with the Back button. The server then redirects to the login.
 */
export function useMemberPage() {
  useEffect(
    () =>
      onLoginElsewhere(() => {
        if (!hasLoginHint()) location.reload();
      }),
    [],
  );
}
