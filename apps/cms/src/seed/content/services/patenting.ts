import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const patenting: SeedService = {
  key: "service-patenting",
  slug: "patenting",
  title: "Patenting",
  image: {
    file: "services/patenting.svg",
    alt: "A glowing light bulb above a document with a drawing and a seal",
  },
  shortDescription:
    "Learn whether your invention is new, write it down properly, and file it with somebody at your side.",
  keyFacts: {
    duration: "Two or three sessions for the search, then as it needs",
    cost: "Our time is free for students; official fees are extra",
    hours: "",
    eligibility: "Students with an invention that they may want to protect",
    nextStart: "At any time; search workshops twice a year",
  },
  buttonText: "Talk to us in confidence",
  buttonUrl: "/contact",
  description: html`
    <h2>From “I made something” to “I can protect it”</h2>
    <p>
      Students invent more than they think. A gripper made of waste bottles, a cheaper way to
      measure salt in water, a better hinge: things like these are sometimes new enough for a
      patent. Often they are not, and it is good to know that too before money is spent. We help you
      to find out, and to take the next step with open eyes.
    </p>
    <h2>What we do with you</h2>
    <ul>
      <li>
        <strong>Search:</strong> how to look through public patent databases, and how to read a
        claim
      </li>
      <li><strong>Decide:</strong> patent, design, copyright, or simply publish and be first</li>
      <li><strong>Write:</strong> description, drawings and a first draft of the claims</li>
      <li><strong>File:</strong> provisional or complete application, forms and fees explained</li>
      <li><strong>Answer:</strong> what to do when the examiner writes back</li>
    </ul>
    <h2>Please don’t publish yet</h2>
    <p>
      In India, as in most countries, an invention has to be new on the day when you file. A poster,
      a video or a talk at a college fest can spoil that. If you believe that you have something,
      <strong>talk to us before you show it</strong>. Everybody who hears of it at Kalinga Dream
      Labs signs a confidentiality agreement first.
    </p>
    <h2>What we are not</h2>
    <p>
      We are not a law firm, and our help is no legal advice. Drafting claims is a craft, and for
      the filing itself we work with registered patent agents who give students a reduced rate. You
      meet the agent yourself, and the application is in your name. We take no share in it.
    </p>
    <h2>What it costs</h2>
    <p>
      Our time is free for students. Official fees are lower for individuals and start-ups than for
      large companies, and we show you the current list of the patent office. If the fee is what
      stops you, ask about a <a href="/services/funding">small grant</a>.
    </p>
    <h2>How to begin</h2>
    <p>
      Send us three sentences through the <a href="/contact">contact form</a>: the problem, the
      field, and whether you have shown it to anybody. Leave out how it works; we talk about that
      once the agreement is signed. Twice a year we also hold a patent search workshop, listed under
      <a href="/events">events</a>. It suits everybody who would like to learn the search without
      having an invention yet.
    </p>
  `,
  howItWorks: [
    {
      title: "Talk in confidence",
      description: "We sign an agreement, then you tell us what you made and who has seen it.",
    },
    {
      title: "Search together",
      description:
        "Over two or three sessions you learn to search, and find out what exists already.",
    },
    {
      title: "Write it down",
      description:
        "A mentor helps you with description and drawings, until somebody else could build it.",
    },
    {
      title: "File with an agent",
      description:
        "A registered agent reviews the draft, explains fees and dates, and files in your name.",
    },
  ],
};
