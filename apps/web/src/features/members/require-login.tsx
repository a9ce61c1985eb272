import { Lock } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { AppLink } from "../../lib/app-link.tsx";
import { useLoginHint } from "../../lib/login-hint.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

/** Shows its content to members; everyone else is led to the login. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const loggedIn = useLoginHint();
  const navigate = useNavigate();
  useEffect(() => {
    if (!loggedIn) void navigate(paths.login(), { replace: true });
  }, [loggedIn, navigate]);
  if (loggedIn) return children;
  return (
    <Notice title="Please log in to see this page." icon={<Lock aria-hidden="true" />}>
      <AppLink to={paths.login()} className="btn btn-primary mt-2">
        Login
      </AppLink>
    </Notice>
  );
}
