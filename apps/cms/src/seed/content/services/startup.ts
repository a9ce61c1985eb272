import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const startup: SeedService = {
  key: "service-startup",
  slug: "startup",
  title: "Start-up Support",
  image: {
    file: "services/startup.svg",
    alt: "A small rocket lifting off from a launch pad by the sea, with stars above",
  },
  shortDescription:
    "Find out early whether your idea holds, then build the first version with people who have done it before.",
  keyFacts: {
    duration: "About sixteen weeks, in four stages",
    cost: "Free; we take no shares and no fees",
    hours: "At least six",
    eligibility: "Students and recent graduates, alone or in a team",
    nextStart: "At any time, with five sentences about your idea",
  },
  buttonText: "Tell us your idea",
  buttonUrl: "/contact",
  description: html`
    <h2>Most ideas fail quietly. Yours can fail early, or fly.</h2>
    <p>
      The usual mistake is to build for a year and to ask afterwards. We turn that round. In the
      first four weeks you build nothing at all: you talk to people who have the problem. If it is
      real, we help you to make the smallest thing that solves it. If it isn’t, you have lost a
      month instead of a year, and you have learnt how to ask.
    </p>
    <h2>Who it is for</h2>
    <p>
      Students and recent graduates from the region, alone or in a team, with an idea that they care
      about. You don’t need a company, a slide deck or an uncle in business. You need six hours a
      week and the courage to hear a no.
    </p>
    <h2>What you get</h2>
    <ul>
      <li>A founder or product person as your mentor, every week</li>
      <li>A desk, a bench, a 3D printer and a meeting room in our lab</li>
      <li>Interns from the fields you need, such as design, web or data</li>
      <li>Clinics on registration, accounts, contracts and taxes with practising professionals</li>
      <li>
        Help with <a href="/services/patenting">patents</a> and
        <a href="/services/funding">first funding</a>
      </li>
    </ul>
    <h2>Four stages, each with a gate</h2>
    <ol>
      <li><strong>Listen:</strong> twenty conversations with people who have the problem</li>
      <li><strong>Sketch:</strong> a paper version that somebody tries in front of you</li>
      <li><strong>Build:</strong> a first version that ten people use for a week</li>
      <li><strong>Sell:</strong> the first customer who pays, even if it is a little</li>
    </ol>
    <p>
      At each gate you present for ten minutes to a panel of mentors. They say go, change or stop,
      and they say why. Stopping is no shame here. We keep a wall of things that didn’t work, with
      what their makers learnt, and it is the most-read wall in the house.
    </p>
    <h2>We take no shares</h2>
    <p>
      Kalinga Dream Labs is a non-profit. Your company stays yours. All we ask is that you come back
      one day and help the next team.
    </p>
    <p>
      Tell us about your idea through the <a href="/contact">contact form</a>, in five sentences and
      without secrets. Or come to the next <a href="/events">pitch evening</a> and watch others
      first.
    </p>
  `,
  howItWorks: [
    {
      title: "Five sentences",
      description:
        "Who has which problem, what you would do about it, and what you have tried. No secrets needed.",
    },
    {
      title: "Four weeks of listening",
      description:
        "Together with your mentor you plan and hold twenty conversations, and write down what you hear.",
    },
    {
      title: "Twelve weeks of building",
      description:
        "You make a first version with a team, and put it in front of real people every second week.",
    },
    {
      title: "First customers",
      description:
        "You register, price, sell and learn, with clinics on the paperwork when you need them.",
    },
    {
      title: "On your own feet",
      description:
        "You leave the desk to the next team, keep your mentor, and come back to tell the story.",
    },
  ],
};
