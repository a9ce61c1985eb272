import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const innovators: SeedPage = {
  key: "page-innovators",
  slug: "innovators",
  parentSlug: "programmes",
  title: "For innovators",
  bannerImage: {
    file: "inner-pages/innovators.svg",
    alt: "A rocket, a kite and a paper plane rising over the hills at dawn",
  },
  bannerTitle: "For innovators",
  bannerTagline: "You have an idea. Let us find out what it is worth.",
  shortDescription:
    "Four programmes that take a thought seriously: start-up support, patenting, research and funding.",
  buttonText: "Tell us your idea",
  buttonUrl: "/contact",
  content: html`
    <h2>Which one do you need?</h2>
    <p>
      Ideas come in different shapes. This short guide helps most people to find the right door.
    </p>
    <ul>
      <li>
        <strong>“People would pay for this.”</strong> Then begin with
        <a href="/startup">start-up support</a>, and with listening.
      </li>
      <li>
        <strong>“Nobody has built it this way before.”</strong> Then see
        <a href="/patenting">patenting</a>, before you show it to others.
      </li>
      <li>
        <strong>“I wonder why that is so.”</strong> Then it is <a href="/research">research</a>.
        Bring patience.
      </li>
      <li>
        <strong>“I know what to do, but not how to pay for it.”</strong> Then look at
        <a href="/funding">funding</a>.
      </li>
    </ul>
    <h2>What all four have in common</h2>
    <p>
      A mentor who asks the hard questions early. A bench with tools. A confidentiality agreement
      before you say anything that matters. And no hidden price: we take no shares, no patents and
      no success fees.
    </p>
    <h2>The wall of things that didn’t work</h2>
    <p>
      Beside the kettle there is a wall with cards. Each describes something that failed, and what
      its maker learnt. An app for bus times that nobody needed. A kite that was to carry a camera
      and carried it into the sea. New teams read the wall first. It saves weeks.
    </p>
    <h2>Bring it along</h2>
    <p>
      Twice a year we hold a pitch evening with five teams, ten minutes each, and questions from the
      floor. The dates are among the <a href="/events">events</a>. If you would rather talk in
      private, <a href="/contact">write to us</a>.
    </p>
  `,
  seo: {
    title: "For innovators",
    description:
      "Start-up support, patenting, research and funding for students and recent graduates with an idea.",
    keywords: "innovation, start-up, patent, research, funding",
  },
};
