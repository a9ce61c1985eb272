import { useEffect } from "react";
import { Outlet } from "react-router";
import { useShell } from "../../lib/use-shell.ts";

/** The document itself, so that React can put titles and descriptions where they belong. */
export function RootDocument() {
  const { theme } = useShell();
  // Styles tell by it whether menus are driven by the application yet.
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  return (
    <html lang="en" data-theme={theme}>
      <head />
      <body>
        <Outlet />
      </body>
    </html>
  );
}
