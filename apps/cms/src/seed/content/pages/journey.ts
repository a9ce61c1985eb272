import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const journey: SeedPage = {
  key: "page-journey",
  slug: "journey",
  parentSlug: "about",
  title: "Our journey",
  bannerImage: {
    file: "inner-pages/journey.svg",
    alt: "A winding coast road with milestones that climbs from the harbour to the hills",
  },
  bannerTitle: "Our journey",
  bannerTagline: "From a borrowed classroom to a lab with a view",
  shortDescription: "How two people with a box of parts became a place that students call theirs.",
  content: html`
    <h2>A box of parts</h2>
    <p>
      In the monsoon of 2016 a physics teacher and a retired naval engineer borrowed a classroom for
      three Saturdays. They had a box of motors, a few circuit boards and eleven students. The plan
      was to build one robot that follows a line. On the third Saturday it drove off the table, and
      everybody cheered. Nobody wanted to stop, so they didn’t.
    </p>
    <h2>The first interns</h2>
    <p>
      Two years later the first eight interns started, four in web development and four in design.
      They built the booking page of a clinic. It had a bug on its first day, which they found and
      mended before lunch. We still tell that story to every new cohort.
    </p>
    <h2>When everything went online</h2>
    <p>
      In 2020 the room closed, and the work moved to kitchen tables. We learnt that a mentor in
      Bengaluru or Berlin can be as close as one next door, and we kept it that way. More than half
      of our mentoring is online to this day.
    </p>
    <h2>Wings</h2>
    <p>
      A student asked whether a drone could watch the shoreline. The answer took a year, three
      broken frames and much patience. Out of it grew the <a href="/clubs/uav-club">UAV club</a>,
      and with it our first <a href="/research">research group</a>.
    </p>
    <h2>A home by the sea</h2>
    <p>
      Since 2022 we have had our own rooms on Beach Road. Students painted the walls, and some of
      the paint is still on the floor. Three more clubs followed, then the small grants, then help
      with patents, since people kept inventing things.
    </p>
    <h2>What comes next</h2>
    <p>
      We would like to carry the lab to those who can’t come to it: a van with tools and two
      trainers, on the road between Vizag and Srikakulam. If you know about vans, or would like to
      drive one, <a href="/contact">tell us</a>. And if you want to be part of the story, begin with
      an <a href="/services/internship">internship</a> or by
      <a href="/services/volunteering">helping out</a>.
    </p>
  `,
  seo: {
    title: "Our journey",
    description:
      "How Kalinga Dream Labs grew from three Saturdays in a borrowed classroom into a lab on Beach Road.",
    keywords: "history, story, Kalinga Dream Labs, Vizag, drones",
  },
};
