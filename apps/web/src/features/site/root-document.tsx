import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";

/** The document itself, so that React can put titles and descriptions where they belong. */
export function RootDocument() {
  const { theme } = useShell();
  const isInternship = useLocation().pathname === paths.internshipRegistration();
  // Styles tell by it whether menus are driven by the application yet.
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  return (
    <html lang="en" data-theme={theme}>
      <head />
      <body className={isInternship ? "internship-page" : undefined}>
        <Outlet />
      </body>
    </html>
  );
}
