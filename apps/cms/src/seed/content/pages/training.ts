import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const training: SeedPage = {
  key: "page-training",
  slug: "training",
  parentSlug: "students",
  title: "Training",
  bannerImage: {
    file: "inner-pages/training.svg",
    alt: "A workshop bench with tools, a soldering iron and a half-built drone",
  },
  bannerTitle: "Training",
  bannerTagline: "Saturdays with something to take home",
  shortDescription: "A look into a course: six sessions, sixteen people and a good deal of solder.",
  buttonText: "Register as a volunteer",
  buttonUrl: "/training-form",
  content: html`
    <h2>One Saturday in “Sensors from scratch”</h2>
    <p>
      At ten there are eight pairs at the long table. Each has a board, a handful of parts and a
      glass of water. Today’s aim stands on the board in one sentence:
      <strong>Measure how salty the water is.</strong> Nobody explains for longer than ten minutes.
      Then the solder smokes, someone swaps two wires, and the trainer says what she always says:
      “Good. Now find out why.”
    </p>
    <p>
      By twelve all eight sensors show numbers, six of which make sense. At the end everybody writes
      one line about what surprised them. The best lines go on the wall.
    </p>
    <h2>How a course is built</h2>
    <ol>
      <li>One aim per session, said in one sentence</li>
      <li>A third of the time for explaining, two thirds for doing</li>
      <li>Two trainers, so that nobody waits long for help</li>
      <li>Material to repeat at home, in English and Telugu</li>
    </ol>
    <h2>For those who want to teach</h2>
    <p>
      Every trainer once sat in a course. If you can explain something, we can show you how to teach
      it: plan an hour, watch faces, change course when it doesn’t work. The training for volunteers
      takes three evenings. <a href="/training-form">Register for it here</a>.
    </p>
    <h2>What is on</h2>
    <p>
      All dates are among the <a href="/events">events</a>. Which courses there are, and what we
      offer colleges, stands on the <a href="/services/training">service page</a>.
    </p>
  `,
  seo: {
    title: "Training and courses",
    description:
      "Inside a Saturday course at Kalinga Dream Labs, how our courses are built, and how to become a trainer.",
    keywords: "training, courses, workshops, volunteers, Vizag",
  },
};
