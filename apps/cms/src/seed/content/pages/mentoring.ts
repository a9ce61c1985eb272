import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const mentoring: SeedPage = {
  key: "page-mentoring",
  slug: "mentoring",
  parentSlug: "students",
  title: "Mentoring",
  bannerImage: {
    file: "inner-pages/mentoring.svg",
    alt: "Two people on a bench above the beach, talking, with the sunset behind them",
  },
  bannerTitle: "Mentoring",
  bannerTagline: "Forty-five minutes that stay with you",
  shortDescription:
    "What happens when a student and a mentor sit down, and why silence is part of it.",
  buttonText: "Ask for a mentor",
  buttonUrl: "/contact",
  content: html`
    <h2>A conversation, from the inside</h2>
    <p>
      Harini is in her third year of mechanical engineering. She had written three questions to her
      mentor, all about which course to take next. He read them aloud and asked, “What would you do
      on a free Sunday?” She thought for a long time. Then she talked for ten minutes about a
      machine that peels cashew nuts, which her aunt’s cooperative could use. They never came back
      to the courses.
    </p>
    <p>
      Six months later there is a wooden model of the machine. It peels four nuts out of ten. The
      next version will do better.
    </p>
    <h2>What makes it work</h2>
    <ul>
      <li>The student brings the questions, not the mentor.</li>
      <li>There is one thing to do until the next time, small enough to be done.</li>
      <li>Both may say, “That didn’t help me.”</li>
    </ul>
    <h2>Whom you might meet</h2>
    <p>
      Eight of our mentors have <a href="/our-mentors">a page of their own</a>, with what they do
      and what they like to be asked. Others prefer to stay in the background. We know them all, and
      we choose with care.
    </p>
    <h2>Becoming a mentor</h2>
    <p>
      You need five years in your field, two hours a month and the patience to listen first. There
      is an evening to prepare, and every quarter the mentors have dinner together and compare
      notes, without names. You will learn as much as you give; that is what those who stay for
      years tell us.
    </p>
    <p>
      How matching works, step by step, stands on the
      <a href="/services/mentoring">service page</a>. Or simply <a href="/contact">write to us</a>.
    </p>
  `,
  seo: {
    title: "Mentoring for students",
    description:
      "What a mentoring conversation at Kalinga Dream Labs is like, and how to become a mentor.",
    keywords: "mentoring, mentors, career advice, students",
  },
};
