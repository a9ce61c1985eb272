import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const funding: SeedService = {
  key: "service-funding",
  slug: "funding",
  title: "Funding",
  image: {
    file: "services/funding.svg",
    alt: "A sprout growing out of three stacks of coins of rising height",
  },
  shortDescription:
    "Small grants for student projects, and patient help with applications for larger ones.",
  keyFacts: {
    duration: "A decision within a month",
    cost: "Free to apply; grants of up to ₹25,000, no loans",
    hours: "",
    eligibility: "Students and student teams",
    nextStart: "The committee meets in the first week of each month",
  },
  buttonText: "Apply for a small grant",
  buttonUrl: "/contact",
  description: html`
    <h2>Sometimes a small sum stands in the way</h2>
    <p>
      A motor, a train ticket to a finals round, the fee for a form. Good projects stop for less
      than what a phone costs. That is why we keep a fund for small grants. For everything bigger we
      help you to find the right source, and to write an application that answers what was asked.
    </p>
    <h2>Small grants</h2>
    <p>Students and student teams can ask for up to ₹25,000 for:</p>
    <ul>
      <li>parts and materials for a prototype or an experiment</li>
      <li>travel to a competition or a conference where they present</li>
      <li>official fees, for example for a <a href="/services/patenting">patent application</a></li>
      <li>costs of a school project led by our <a href="/services/volunteering">volunteers</a></li>
    </ul>
    <p>
      We don’t pay for phones, college fees or prizes, and we don’t give loans. The committee meets
      in the first week of each month. It has three members, one of whom is a former student, and it
      gives its reasons in writing, for a no as well.
    </p>
    <h2>Help with larger applications</h2>
    <p>
      Public schemes, foundations, company programmes and competitions all have their own language.
      A mentor who has sat on the other side of the table goes through it with you:
    </p>
    <ol>
      <li>Which of them fit your stage, and which only cost you time</li>
      <li>What the question behind each question is</li>
      <li>A budget that adds up and that you can defend</li>
      <li>A rehearsal of the presentation, with the hard questions first</li>
    </ol>
    <p>
      Nobody can promise that you win, and you should be careful with anyone who does. We ask for no
      share and no success fee.
    </p>
    <h2>Where our money comes from</h2>
    <p>
      From private donors, from companies that support us, and from the fees of our
      <a href="/services/consulting">consulting projects</a>. What came in and what we spent it on
      stands in the yearly report, which anybody may ask for.
    </p>
    <h2>What we ask in return</h2>
    <p>
      Receipts, two photographs, and one page about what you learnt, within a month of the end. If
      it didn’t work, write that. An honest page about a failure has never spoilt a second grant.
    </p>
    <p>
      To apply, send us half a page through the <a href="/contact">contact form</a>: what you want
      to do, what it costs, and by when. Donors are welcome there too.
    </p>
  `,
  howItWorks: [
    {
      title: "Half a page",
      description: "What you want to do, what it costs and by when. No form, no slides.",
    },
    {
      title: "A conversation",
      description: "A mentor asks back, checks the budget with you, and points out other sources.",
    },
    {
      title: "A decision in a month",
      description: "The committee meets every month and answers in writing, with its reasons.",
    },
    {
      title: "One page of learning",
      description:
        "After the end you send receipts, photographs and an honest page about how it went.",
    },
  ],
};
