import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const research: SeedService = {
  key: "service-research",
  slug: "research",
  title: "Research",
  image: {
    file: "services/research.svg",
    alt: "A microscope on a bench beside flasks, with a curve of measured points behind it",
  },
  shortDescription:
    "Ask a question that nobody around you can answer, and learn to answer it so well that others believe you.",
  keyFacts: {
    duration: "About one term",
    cost: "Free; the work is not paid",
    hours: "",
    eligibility: "Students with a question that we have the means to answer",
    nextStart: "At any time; open evenings are among the events",
  },
  buttonText: "Send us your question",
  buttonUrl: "/contact",
  description: html`
    <h2>Research starts with a good question</h2>
    <p>
      It needs no white coat. It needs a question, a way to find out, and the honesty to write down
      what happened instead of what you had hoped for. We guide students through their first piece
      of research, from the question to a paper, a poster or a data set that others can use.
    </p>
    <h2>Questions close to home</h2>
    <p>Some of the themes that our groups work on, because the answers lie outside the door:</p>
    <ul>
      <li>how the shoreline moves at the city’s beaches, measured from the air month by month</li>
      <li>heat in narrow streets, and what shade and paint change</li>
      <li>Telugu speech and handwriting for machines that understand them too little</li>
      <li>low-cost sensors for the water of wells and fish ponds</li>
      <li>why students leave online courses, and what keeps them</li>
    </ul>
    <p>
      Your own question is just as welcome, as long as it can be answered with the means we have.
    </p>
    <h2>What you learn</h2>
    <ol>
      <li>To read a paper in an hour and know whether to read it twice</li>
      <li>To plan a measurement, and to say beforehand what would prove you wrong</li>
      <li>To keep a notebook that another person can follow</li>
      <li>To use statistics with care, and to draw figures that don’t mislead</li>
      <li>To write clearly, and to take a review without losing heart</li>
    </ol>
    <h2>What we offer</h2>
    <p>
      A supervisor with research experience, a weekly group where everybody reports for five
      minutes, sensors and drones from <a href="/clubs">the clubs</a>, and computing time for models
      of sensible size. For laboratories that we don’t have, we write to colleges on your behalf.
    </p>
    <h2>Fair play</h2>
    <p>
      Whoever did the work is an author, and nobody else. Data about people are collected only with
      their consent, and a mentor looks at the plan first. We never pay for publication in journals
      that print anything, and we teach you to recognise them.
    </p>
    <p>
      Bring your question to the <a href="/contact">contact form</a>, or listen in on one of the
      open research evenings among the <a href="/events">events</a>. If the result looks like an
      invention, read about <a href="/services/patenting">patenting</a> before you publish.
    </p>
  `,
  howItWorks: [
    {
      title: "Sharpen the question",
      description:
        "With a supervisor you cut your theme down to one question that can be answered in a term.",
    },
    {
      title: "Read and plan",
      description:
        "You find out what is known, choose a method, and write down what would prove you wrong.",
    },
    {
      title: "Measure",
      description:
        "You collect data with the group’s help, and keep a notebook that others can follow.",
    },
    {
      title: "Write and share",
      description: "You write it up, take a review from the group, and present it in public.",
    },
  ],
};
