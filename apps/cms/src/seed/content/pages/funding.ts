import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const funding: SeedPage = {
  key: "page-funding",
  slug: "funding",
  parentSlug: "innovators",
  title: "Funding",
  bannerImage: {
    file: "inner-pages/funding.svg",
    alt: "Young plants in a row on terraces that climb a sunny hill",
  },
  bannerTitle: "Funding",
  bannerTagline: "Small sums at the right moment",
  shortDescription: "What a grant of a few thousand rupees can set in motion, and how we decide.",
  buttonText: "Apply for a small grant",
  buttonUrl: "/contact",
  content: html`
    <h2>Three grants, three endings</h2>
    <p>
      <strong>₹4,200 for a pump.</strong> A team wanted to water roof gardens with the waste water
      of air conditioners. With the pump they found out that it works, and with the report they won
      a college competition. It runs on two roofs today.
    </p>
    <p>
      <strong>₹11,000 for two train tickets and a hostel.</strong> Two students were invited to
      present a poster and couldn’t pay the journey. They came back with an address, which turned
      into an internship in another city.
    </p>
    <p>
      <strong>₹18,500 for a sail that didn’t.</strong> A small boat was to clean the harbour by wind
      alone. It went in circles. The report is four pages long, very funny, and the next team
      started from it.
    </p>
    <h2>How we decide</h2>
    <p>The committee asks four questions, and no others:</p>
    <ol>
      <li>What will you know or have at the end that you don’t have now?</li>
      <li>Why is this sum the right one?</li>
      <li>What have you tried without money?</li>
      <li>Who else learns from it?</li>
    </ol>
    <p>
      Marks, college and family income play no part. About half of the requests are granted. The
      others get reasons, and often a second chance.
    </p>
    <h2>For larger plans</h2>
    <p>
      <a href="/our-mentors/sunita-patnaik">Sunita Patnaik</a> and two colleagues help with
      applications to public schemes and foundations. They have read hundreds from the other side of
      the table. Their first advice is always the same: answer the question that was asked.
    </p>
    <p>
      What we pay for, and how to apply, is on the <a href="/services/funding">service page</a>.
      Would you like to give? <a href="/contact">Talk to us</a>; we gladly show you the books.
    </p>
  `,
  seo: {
    title: "Funding and small grants",
    description:
      "What small grants of Kalinga Dream Labs set in motion for student projects, and how the committee decides.",
    keywords: "funding, grants, student projects, applications",
  },
};
