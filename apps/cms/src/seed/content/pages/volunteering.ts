import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const volunteering: SeedPage = {
  key: "page-volunteering",
  slug: "volunteering",
  parentSlug: "community",
  title: "Volunteering",
  bannerImage: {
    file: "inner-pages/volunteering.svg",
    alt: "People with baskets and young trees along a green hillside above the bay",
  },
  bannerTitle: "Volunteering",
  bannerTagline: "A Saturday with muddy shoes",
  shortDescription:
    "Eight hours with our volunteers, from the first key in the door to the last bus.",
  buttonText: "Register as a volunteer",
  buttonUrl: "/training-form",
  content: html`
    <h2>Half past seven</h2>
    <p>
      Srinu opens the lab. He is a second-year student of commerce and has held the Saturday key for
      a year. He fills the kettle, counts the kits, and finds that one battery is missing. It is in
      his pocket.
    </p>
    <h2>Nine</h2>
    <p>
      Two volunteers take the bus to a school in Bheemili. In the bag: sixty straws, tape, string
      and one large kite. The lesson is about forces. Today it is windy, and nobody will forget it.
    </p>
    <h2>Eleven</h2>
    <p>
      On the hill behind Kailasagiri nine people plant neem and pongamia. A retired forester shows
      how deep. Last year’s trees are measured and written down; four out of five are alive.
    </p>
    <h2>Two</h2>
    <p>
      In the lab Mariam records a lesson in Telugu and English. She says one sentence eleven times
      until it is as simple as it can be. The others eat quietly.
    </p>
    <h2>Half past four</h2>
    <p>
      Tea, and the round in which everybody says one thing that went well and one that didn’t. The
      kite flew over the school wall. It will be fetched on Monday.
    </p>
    <h2>Your place in it</h2>
    <p>
      You may start with a single Saturday. If you like it, take the short training and choose a
      task for one term. Tasks, time and what you get in return are on the
      <a href="/services/volunteering">service page</a>.
    </p>
    <p><a href="/training-form">Register as a volunteer</a></p>
  `,
  seo: {
    title: "Volunteering in Visakhapatnam",
    description:
      "One Saturday with the volunteers of Kalinga Dream Labs: a school visit, young trees and a lesson on tape.",
    keywords: "volunteering, Vizag, teaching, tree planting",
  },
};
