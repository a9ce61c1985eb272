import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const internship: SeedService = {
  key: "service-internship",
  slug: "internship",
  title: "Internship",
  image: {
    file: "services/internship.svg",
    alt: "A desk with an open laptop, a lamp and a plant, and a path that leads from it to a flag on a hill",
  },
  shortDescription:
    "Join a small cohort in a field that interests you, train with a mentor, and finish with work that you can show.",
  keyFacts: {
    duration: "Twelve weeks or longer",
    cost: "No fee and no stipend: the internship is not paid",
    hours: "About ten",
    eligibility: "Students of any year and branch, and recent graduates",
    nextStart: "When a cohort is full, usually once a quarter",
  },
  buttonText: "Apply for an internship",
  buttonUrl: "/internship-registration",
  description: html`
    <h2>An internship that asks something of you</h2>
    <p>
      A certificate alone convinces nobody. What helps in an interview is a piece of work that you
      can open, explain and defend. Our internship is built around that. You join a cohort of eight
      to twelve students who chose the same field, you learn the basics together, and then you work
      on a task that somebody is waiting for.
    </p>
    <h2>Fields you can choose</h2>
    <p>Cohorts form by interest. At the moment we place interns in these fields:</p>
    <ul>
      <li>
        <strong>Build:</strong> Web Development, Full Stack Development, App Development, Cloud
        Computing and DevOps
      </li>
      <li><strong>Data:</strong> AI, ML and Data Science, Business and HR Analytics</li>
      <li><strong>Create:</strong> Graphic Design, Video Editing and Digital Marketing</li>
    </ul>
    <p>
      You don’t have to study the subject at college. A civil engineer may join Data Science, and a
      commerce student may join Video Editing. We ask about your reasons, not about your branch.
    </p>
    <h2>What you can expect from us</h2>
    <ul>
      <li>A mentor who meets the cohort every week and reads your work between meetings</li>
      <li>Onboarding and training before the first real task</li>
      <li>Honest feedback in writing, half-way through and at the end</li>
      <li>A desk in our lab on Beach Road on the days when your cohort meets there</li>
    </ul>
    <p>
      There is no fee, and there is no stipend. If that should change for a project, we say so
      first.
    </p>
    <h2>What we expect from you</h2>
    <p>
      Come prepared, keep the dates that you agreed to, and ask when you are stuck. At the interview
      we talk about technical and HR questions, so bring a resume and wear formals. Selection is
      decided by the mentors of the field. Read
      <a href="/internship">what a week as an intern is like</a>
      before you decide.
    </p>
    <h2>And afterwards?</h2>
    <p>
      When the cohort ends you choose one of two ways. You may stay and work on
      <strong>live projects</strong> with one of our teams. Or you may ask for
      <strong>interview help</strong>: mock interviews, a careful look at your resume, and plain
      advice from people who hire. Many former interns later come back as
      <a href="/mentoring">mentors</a> or <a href="/volunteering">volunteers</a>.
    </p>
    <p>
      Ready? Fill in the <a href="/internship-registration">internship form</a>. If you would rather
      ask something first, <a href="/contact">write to us</a>, or meet us at one of the
      <a href="/events">events</a>.
    </p>
  `,
  howItWorks: [
    {
      title: "Registration",
      description:
        "Fill in the internship form, choose your field and attach your resume. It takes about ten minutes.",
    },
    {
      title: "Interview",
      description:
        "We arrange a time over WhatsApp. Two mentors ask technical and HR questions, and you may ask yours.",
    },
    {
      title: "Onboarding and training",
      description:
        "You meet your cohort and your mentor, set up your tools, and learn the basics of the field together.",
    },
    {
      title: "Internship experience",
      description:
        "You work on a real task with weekly reviews, present it at the end, and choose live projects or interview help.",
    },
  ],
};
