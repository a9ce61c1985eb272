import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const programmes: SeedPage = {
  key: "page-programmes",
  slug: "programmes",
  parentSlug: null,
  title: "Programmes",
  bannerImage: {
    file: "inner-pages/programmes.svg",
    alt: "Kites of several colours above the beach and the hills behind it",
  },
  bannerTitle: "Our programmes",
  bannerTagline: "Nine ways to begin, and one of them is yours",
  shortDescription:
    "Whether you want to learn, to invent or to give something back: here is how our programmes fit together.",
  buttonText: "Apply for an internship",
  buttonUrl: "/internship-registration",
  content: html`
    <h2>Start where you are</h2>
    <p>
      Nobody has to begin at the beginning. A second-year student may join a club, a graduate may
      bring a finished prototype, and a teacher may offer an hour a week. Our nine programmes are
      doors into the same house.
    </p>
    <h3>If you want to learn</h3>
    <p>
      Look at <a href="/students">what we do for students</a>: an
      <a href="/services/internship">internship</a> in a small cohort,
      <a href="/services/mentoring">a mentor</a> of your own, and
      <a href="/services/training">courses</a> that fit into a few Saturdays.
    </p>
    <h3>If you have an idea</h3>
    <p>
      Go to <a href="/innovators">our pages for innovators</a>. There you find help to
      <a href="/services/startup">start a company</a>,
      <a href="/services/patenting">protect an invention</a>,
      <a href="/services/research">answer a hard question</a> and
      <a href="/services/funding">pay for the first parts</a>.
    </p>
    <h3>If you want to give</h3>
    <p>
      See <a href="/community">how we work with the community</a>: as
      <a href="/services/volunteering">a volunteer</a>, or as a partner who brings us
      <a href="/services/consulting">a problem worth solving</a>.
    </p>
    <h2>One path through the house</h2>
    <blockquote>
      I came for a soldering course, stayed for the UAV club, did the internship in data science,
      and now teach the soldering course. It took me two years to notice that this had been the plan
      all along.
    </blockquote>
    <p>
      That is how a former student put it at a reunion, and it is a fair picture. Programmes are
      free for students, and you may change from one to another at the end of any term.
    </p>
    <p>
      Not sure where to begin? Come to one of the <a href="/events">events</a>, or
      <a href="/contact">ask us</a>.
    </p>
  `,
  seo: {
    title: "Programmes",
    description:
      "An overview of the nine programmes of Kalinga Dream Labs for students, innovators and the community.",
    keywords: "programmes, students, innovators, community",
  },
};
