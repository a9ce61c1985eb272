import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";

/** The whole document, so that React can hoist titles and descriptions into the head. */
export function RootDocument() {
  const { theme } = useShell();
  const isInternship = useLocation().pathname === paths.internshipRegistration();
  // Styles use the class to know whether the application controls the menus yet.
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  return (
    // The script in the head may have set the visitor's theme.
    <html lang="en" data-theme={theme === "device" ? undefined : theme} suppressHydrationWarning>
      <head />
      <body className={isInternship ? "internship-page" : undefined}>
        <Outlet />
      </body>
    </html>
  );
}
