import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const research: SeedPage = {
  key: "page-research",
  slug: "research",
  parentSlug: "innovators",
  title: "Research",
  bannerImage: {
    file: "inner-pages/research.svg",
    alt: "A drone above the shoreline that draws a measured line along the beach",
  },
  bannerTitle: "Research",
  bannerTagline: "A year of looking at one beach",
  shortDescription: "How a student’s question about the shoreline became our first research group.",
  buttonText: "Send us your question",
  buttonUrl: "/contact",
  content: html`
    <h2>The question</h2>
    <p>
      “Is the beach getting narrower, or does it only feel like that?” Nobody in the room knew.
      There were opinions, and there were satellite pictures in which one pixel was as wide as the
      whole beach. So five students decided to measure.
    </p>
    <h2>The method</h2>
    <p>
      Once a month, at the same height of tide, a drone of the
      <a href="/clubs/uav-club">UAV club</a> takes some three hundred photographs along two
      kilometres. Software turns them into a map. Painted stones on the promenade, whose positions
      are known, keep the map honest. Flying here needs permissions, since the navy is our
      neighbour, and the club takes care of those. Before the first flight the group wrote down
      which change would be too small to mean anything.
    </p>
    <h2>The result so far</h2>
    <p>
      Sand moves with the seasons far more than anybody had thought: away in the monsoon, and back
      in the winter months. Whether something is lost for good can’t be said after one year. The
      group could have made a dramatic poster. They wrote “too early to tell”, and we were proud of
      them.
    </p>
    <h2>A week in the group</h2>
    <ul>
      <li>
        <strong>Wednesday evening:</strong> five minutes for everybody, then one paper is taken
        apart
      </li>
      <li><strong>Saturday:</strong> field work or analysis, depending on the tide</li>
      <li><strong>Any time:</strong> the notebook, which all of them can read and correct</li>
    </ul>
    <p>
      Other groups work on Telugu speech, on heat in the streets and on water sensors. What you can
      learn, and what we offer, stands on the <a href="/services/research">service page</a>. Guests
      are welcome on open <a href="/events">evenings</a>.
    </p>
  `,
  seo: {
    title: "Student research",
    description:
      "How students at Kalinga Dream Labs measure the shoreline of Visakhapatnam with a drone, month by month.",
    keywords: "research, shoreline, drone, students, Visakhapatnam",
  },
};
