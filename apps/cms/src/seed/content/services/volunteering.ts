import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const volunteering: SeedService = {
  key: "service-volunteering",
  slug: "volunteering",
  title: "Volunteering",
  image: {
    file: "services/volunteering.svg",
    alt: "Three people planting young trees on a hill above the bay",
  },
  shortDescription:
    "Give a few hours a month, teach what you know, and learn how good it feels to be useful.",
  keyFacts: {
    duration: "One term or one event",
    cost: "Nothing; the work is not paid, travel within the city is",
    hours: "One or two, at least four a month",
    eligibility: "Anybody who takes the short training first",
    nextStart: "At any time, on an open Saturday in the lab",
  },
  buttonText: "Register as a volunteer",
  buttonUrl: "/training-form",
  description: html`
    <h2>Everything here runs on volunteers</h2>
    <p>
      Somebody opens the lab on Saturday morning. Somebody explains fractions to a class of thirty
      with a kite and a ball of string. Somebody keeps the accounts. At Kalinga Dream Labs that
      somebody is nearly always a volunteer, and quite often a student.
    </p>
    <h2>Ways to help</h2>
    <ul>
      <li><strong>Teach:</strong> run a class or a workshop in a school or in our lab</li>
      <li><strong>Tutor:</strong> sit with two or three children every week, for one term</li>
      <li><strong>Build:</strong> maintain our website, our printers or the drones of the club</li>
      <li>
        <strong>Organise:</strong> help at <a href="/events">events</a>, from the chairs to the
        sound
      </li>
      <li><strong>Tell:</strong> write, translate into Telugu, take photographs, cut videos</li>
      <li><strong>Care:</strong> join the beach clean-up and the tree planting on the hills</li>
    </ul>
    <h2>We train you first</h2>
    <p>
      Good will is a fine start, but a nervous volunteer in front of a class helps nobody. So
      everyone who teaches goes through our <a href="/services/training">training</a> first: how to
      plan an hour, how to explain without talking down, how to keep children safe. Then you assist
      twice before you lead.
    </p>
    <h2>How much time it takes</h2>
    <p>
      Four hours a month is the least that makes sense, and most people give six to eight. You
      choose a task with a clear end, such as one term of tutoring or one event, so that it is easy
      to stop and a pleasure to go on. Exams come first: tell us the dates, and we plan around them.
    </p>
    <h2>What you get</h2>
    <p>
      Travel costs within the city are paid back. You get a letter that says exactly what you did
      and for how long, written by somebody who saw it. You learn to speak in front of people, to
      plan, and to work with those who are quite unlike you. And you make friends; we hear that most
      often of all.
    </p>
    <p>
      <a href="/training-form">Register as a volunteer</a>. If you are not sure which task fits,
      <a href="/contact">write to us</a> and come along for one Saturday to see.
    </p>
  `,
  howItWorks: [
    {
      title: "Register",
      description:
        "Fill in the volunteer form and tell us when you have time. A resume helps, but is not needed.",
    },
    {
      title: "Meet us",
      description:
        "Come to an open Saturday in the lab and see the tasks that need hands at the moment.",
    },
    {
      title: "Train and assist",
      description: "Take the short training, then help an experienced volunteer twice.",
    },
    {
      title: "Lead your own task",
      description:
        "Take on a task with a clear beginning and end, with a coordinator whom you can always call.",
    },
  ],
};
