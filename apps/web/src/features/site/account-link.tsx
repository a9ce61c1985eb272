import { CircleUser } from "lucide-react";
import { useNavigate } from "react-router";
import { AppLink } from "../../lib/app-link.tsx";
import { forgetLogin, useLoginHint } from "../../lib/login-hint.ts";
import { paths } from "../../paths.ts";

/** Login/Signup for visitors, the user menu for members. */
export function AccountLink() {
  const loggedIn = useLoginHint();
  const navigate = useNavigate();
  if (!loggedIn) {
    return (
      <AppLink to={paths.login()} className="btn btn-ghost max-md:btn-outline">
        Login/Signup
      </AppLink>
    );
  }
  const logOut = () => {
    forgetLogin();
    void navigate(paths.login());
  };
  return (
    <details className="relative">
      <summary className="btn btn-ghost max-md:btn-block" aria-label="Your account">
        <CircleUser aria-hidden="true" className="size-6" />
      </summary>
      <ul className="card-surface right-0 z-50 mt-2 grid min-w-48 p-2 md:absolute">
        <li>
          <AppLink to={paths.viewProfile()} className="nav-link">
            Profile
          </AppLink>
        </li>
        <li>
          <AppLink to={paths.editProfile()} className="nav-link">
            Account
          </AppLink>
        </li>
        <li>
          <AppLink to={paths.memberArea()} className="nav-link">
            Dashboard
          </AppLink>
        </li>
        <li>
          <button type="button" className="nav-link w-full cursor-pointer" onClick={logOut}>
            Logout
          </button>
        </li>
      </ul>
    </details>
  );
}
