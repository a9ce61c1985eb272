import { useLocation } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { LogOutButton } from "../../session/log-out-button.tsx";
import { paths } from "../../paths.ts";

const entries = [
  { title: "Profile", path: paths.viewProfile() },
  { title: "Account", path: paths.editProfile() },
  { title: "Dashboard", path: paths.memberArea() },
];

/** The specified entries of the user menu. */
export function UserEntries() {
  const { pathname } = useLocation();
  return (
    <ul>
      {entries.map(({ title, path }) => (
        <li key={path}>
          <AppLink
            to={path}
            className="nav-link"
            aria-current={pathname === path ? "page" : undefined}
          >
            {title}
          </AppLink>
        </li>
      ))}
      <li>
        <LogOutButton className="nav-link w-full cursor-pointer">Logout</LogOutButton>
      </li>
    </ul>
  );
}
