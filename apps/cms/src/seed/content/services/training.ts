import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const training: SeedService = {
  key: "service-training",
  slug: "training",
  title: "Training",
  image: {
    file: "services/training.svg",
    alt: "A trainer beside a large board with a diagram, and four learners in front of it",
  },
  shortDescription:
    "Short, practical courses for volunteers and students, taught by people who use the skill at work.",
  keyFacts: {
    duration: "Four to six sessions of two hours",
    cost: "Free for volunteers and students",
    hours: "About two",
    eligibility: "Volunteers and students, with a laptop for programming",
    nextStart: "With each course; the dates are among the events",
  },
  buttonText: "Register as a volunteer",
  buttonUrl: "/training-form",
  description: html`
    <h2>Learn it on Saturday, use it on Monday</h2>
    <p>
      Our courses are short on purpose. Most take four to six sessions of two hours. Each session
      has a little explanation, a lot of doing, and something finished at the end that you take
      home. If you can’t use on Monday what you learnt on Saturday, we have taught it badly.
    </p>
    <h2>For volunteers</h2>
    <p>Everybody who teaches or tutors with us trains first. The volunteer course covers:</p>
    <ul>
      <li>planning an hour that has one clear aim</li>
      <li>explaining with objects, drawings and stories from the coast that children know</li>
      <li>working with a class in Telugu and English at the same time</li>
      <li>keeping children safe, in the room and online</li>
      <li>giving feedback that helps</li>
    </ul>
    <p>
      <a href="/training-form">Register here</a> to become a training volunteer. Afterwards you
      choose your task among those of our
      <a href="/services/volunteering">volunteering programme</a>.
    </p>
    <h2>For students</h2>
    <ul>
      <li><strong>Tools:</strong> Git, Linux and spreadsheets from the ground up</li>
      <li>
        <strong>Code:</strong> first steps in Python, a website in six sessions, apps with Flutter
      </li>
      <li><strong>Hardware:</strong> soldering, sensors, 3D printing and drone assembly</li>
      <li>
        <strong>Communication:</strong> a resume that fits one page, group discussion, interviews
      </li>
    </ul>
    <p>
      Dates and places stand under <a href="/events">events</a>. Groups are small, so that nobody
      can hide in the last row, and we repeat each course at least twice a year.
    </p>
    <h2>For colleges</h2>
    <p>
      We come to you as well. A department can ask for a day or a week on one subject. We agree on
      the aim beforehand, bring our own kits, and afterwards send you a short and honest report
      about what the group could do by the end. Ask us through the
      <a href="/contact">contact form</a>.
    </p>
    <h2>Who teaches</h2>
    <p>
      The trainers are <a href="/our-mentors">our mentors</a> and volunteers who have done the work
      themselves: a cloud engineer teaches cloud, a film editor teaches editing. All of them have
      taken the volunteer course too, since knowing a thing and teaching it are two different
      skills.
    </p>
  `,
  howItWorks: [
    {
      title: "Choose a course",
      description:
        "Look through the events, or register as a training volunteer and we suggest one.",
    },
    {
      title: "Come prepared",
      description:
        "We send a page to read and a list of what to install, three days before the first session.",
    },
    {
      title: "Do the work",
      description:
        "Four to six sessions with small tasks, in groups of at most sixteen, with two trainers.",
    },
    {
      title: "Show and pass it on",
      description: "Present what you made. Those who like to may help to teach the next group.",
    },
  ],
};
