import type { PayloadRequest } from "payload";
import { isAllowed } from "../access/staff.ts";
import { siteOrigin } from "../env.ts";

const places: { title: string; path: string; text: string }[] = [
  {
    title: "Home page",
    path: "/admin/globals/home",
    text: "Slides, the welcome text, vision and mission, why and how.",
  },
  {
    title: "Events",
    path: "/admin/collections/events",
    text: "Announce one, change its times, cancel it, open or close registration.",
  },
  {
    title: "Services",
    path: "/admin/collections/services",
    text: "Their texts, pictures and steps. Their questions are under FAQs.",
  },
  {
    title: "Pages",
    path: "/admin/collections/pages",
    text: "Everything else in the site's menu, to any depth.",
  },
  {
    title: "Mentors",
    path: "/admin/collections/mentors",
    text: "People on the mentors' page; founders have a list of their own.",
  },
  {
    title: "Contact",
    path: "/admin/globals/contact",
    text: "Address, phone and email, on the contact page and in the footer.",
  },
];

/** Explains above the dashboard what is done where. */
export function DashboardGuide({ user }: { user: PayloadRequest["user"] }) {
  if (!isAllowed({ user }, "update", "content")) return null;
  return (
    <section aria-labelledby="guide" style={{ marginBottom: "2.5rem" }}>
      <h1 id="guide" style={{ margin: "0 0 0.5rem" }}>
        Welcome
      </h1>
      <p style={{ maxWidth: "46rem", margin: "0 0 1.5rem" }}>
        Save a draft as often as you like: visitors see nothing of it until you publish. The arrow
        beside Save Draft opens the draft on <a href={siteOrigin}>the site</a>. What you publish is
        there within seconds.
      </p>
      <div
        style={{
          display: "grid",
          gap: "1rem",
          gridTemplateColumns: "repeat(auto-fill, minmax(24rem, 1fr))",
        }}
      >
        {places.map(({ title, path, text }) => (
          <a
            key={path}
            href={path}
            style={{
              display: "block",
              padding: "1rem 1.25rem",
              border: "1px solid var(--theme-elevation-150)",
              borderRadius: "var(--style-radius-m, 6px)",
              background: "var(--theme-elevation-50)",
              textDecoration: "none",
            }}
          >
            <strong>{title}</strong>
            <span style={{ display: "block", marginTop: "0.35rem", opacity: 0.8 }}>{text}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
