import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { bodyClass } from "../../document/body-class.ts";

/** All that the application renders. The document around it comes from the server and stays. */
export function Root() {
  const { pathname } = useLocation();
  // Styles use the class to know whether the application controls the menus yet.
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  useEffect(() => {
    document.body.className = bodyClass(pathname);
  }, [pathname]);
  return <Outlet />;
}
