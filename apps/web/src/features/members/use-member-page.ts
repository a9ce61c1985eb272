import { useEffect } from "react";
import { hasLoginHint, onLoginElsewhere } from "../../session/login-hint.ts";

/**
 * For pages of members: asks the server for the page again once the member has logged out in another
 * tab, or comes back to it with the browser's Back. The server then leads to the login.
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
