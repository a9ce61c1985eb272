import { useContext } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { PageStateContext } from "../../data/page-state-context.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { RouteProgress } from "./route-progress.tsx";
import { SettingsNotice } from "./settings-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { usePageAnnouncement } from "./use-page-announcement.ts";
import { useRichTextLinks } from "./use-rich-text-links.ts";

/** Header, page, footer, and transitions between pages. */
export function SiteLayout() {
  const { preview } = useContext(PageStateContext);
  const announcement = usePageAnnouncement();
  const followLink = useRichTextLinks();
  return (
    <>
      <a
        href="#content"
        className="btn btn-primary absolute top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Skip to content
      </a>
      <RouteProgress />
      {preview && <PreviewBar />}
      <SiteHeader />
      <SettingsNotice />
      {/* The links inside are the controls; this handler only avoids a full page load. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <main id="content" tabIndex={-1} className="grow outline-none" onClick={followLink}>
        <Outlet />
      </main>
      <SiteFooter />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}
