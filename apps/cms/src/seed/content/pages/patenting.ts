import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const patenting: SeedPage = {
  key: "page-patenting",
  slug: "patenting",
  parentSlug: "innovators",
  title: "Patenting",
  bannerImage: {
    file: "inner-pages/patenting.svg",
    alt: "Drawings of gears and a light bulb on a wide sheet of drafting paper",
  },
  bannerTitle: "Patenting",
  bannerTagline: "Is it new? Let us look together.",
  shortDescription: "The story of one hinge, and what it teaches about inventions.",
  buttonText: "Talk to us in confidence",
  buttonUrl: "/contact",
  content: html`
    <h2>The hinge</h2>
    <p>
      Two diploma students had built a folding stall for street sellers. The clever part was a hinge
      that locks by itself. A friend said, “Patent it!” So they came to us, and for two evenings we
      searched together. On the second evening they found it: a very similar hinge, filed in 1987,
      for a camping table.
    </p>
    <p>
      They were silent for a while. Then one of them said, “But theirs doesn’t lock under load.”
      That difference became the invention. They wrote it down in three weeks, with drawings, and
      filed a provisional application with the help of an agent.
    </p>
    <h2>What the story teaches</h2>
    <ul>
      <li>
        <strong>Search before you celebrate.</strong> It costs nothing, and it sharpens the idea.
      </li>
      <li>
        <strong>The invention is often smaller than you think.</strong> Not the stall, not the
        hinge, but how it locks.
      </li>
      <li>
        <strong>Keep quiet until you have filed.</strong> A video of the stall would have ended it.
      </li>
      <li>
        <strong>A provisional application buys time.</strong> It holds your date while you go on
        improving, for at most twelve months.
      </li>
    </ul>
    <h2>Whom you meet</h2>
    <p>
      Our patent evenings are led by Professor
      <a href="/our-mentors/bhaskar-tadepalli">Bhaskar Tadepalli</a>, who has taken a dozen student
      inventions from sketch to filing. He brings old patents along and lets you guess what they
      are. A filter pump, seen in claims alone, is a fine riddle.
    </p>
    <h2>Next step</h2>
    <p>
      Read on the <a href="/services/patenting">service page</a> what we do and what we don’t. Then
      <a href="/contact">write to us</a>, and leave out how it works.
    </p>
  `,
  seo: {
    title: "Patenting for students",
    description:
      "How two students found out what was new about their hinge, and what that teaches about patents.",
    keywords: "patent, invention, prior art, students, India",
  },
};
