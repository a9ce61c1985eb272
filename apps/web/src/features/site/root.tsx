import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { bodyClass } from "../../document/body-class.ts";

/** Everything that the application renders. The server sends the document around it, which stays in place. */
export function Root() {
  const { pathname } = useLocation();
  // Styles use the class to know whether the application controls the menus yet.
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  useEffect(() => {
    document.body.className = bodyClass(pathname);
  }, [pathname]);
  return <Outlet />;
}
