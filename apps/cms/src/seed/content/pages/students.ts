import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const students: SeedPage = {
  key: "page-students",
  slug: "students",
  parentSlug: "programmes",
  title: "For students",
  bannerImage: {
    file: "inner-pages/students.svg",
    alt: "Students with backpacks on the way up a hill towards a building with a dome",
  },
  bannerTitle: "For students",
  bannerTagline: "Skills you can show, and people you can ask",
  shortDescription:
    "Three programmes for anybody who studies, has just finished, or would like to begin again.",
  buttonText: "Apply for an internship",
  buttonUrl: "/internship-registration",
  content: html`
    <h2>Three ways, which go well together</h2>
    <h3>Internship: go deep</h3>
    <p>
      Twelve weeks or longer in one field, with a cohort and a real task. Best for those who can
      give about ten hours a week. Read
      <a href="/services/internship">what it is and how to apply</a>, or
      <a href="/internship">what a week is like</a>.
    </p>
    <h3>Mentoring: keep going</h3>
    <p>
      Forty-five minutes every second week with somebody who knows your field. Fits beside
      everything else. Read <a href="/services/mentoring">how we find a mentor for you</a>, or
      <a href="/mentoring">what a conversation is like</a>.
    </p>
    <h3>Training: try out</h3>
    <p>
      A few Saturdays for one skill. Ideal to find out whether you like a subject before you decide
      on more. Read <a href="/services/training">which courses there are</a>, or
      <a href="/training">what a Saturday is like</a>.
    </p>
    <h2>And the clubs</h2>
    <p>
      Clubs have no end and no exam. People fly, solder, code and look at stars, and whoever knows a
      little more helps the others. <a href="/clubs">Meet the four clubs</a>, then
      <a href="/club-registration">apply to one</a>.
    </p>
    <h2>Questions that parents ask</h2>
    <ul>
      <li>
        <strong>Is it safe?</strong> There are always two adults in the lab, and everyone who works
        with minors is checked and trained.
      </li>
      <li>
        <strong>Does it cost anything?</strong> No. Some courses ask you to bring your own laptop;
        if you have none, we lend one.
      </li>
      <li>
        <strong>Will studies suffer?</strong> We pause for exams. Tell us the dates in good time.
      </li>
    </ul>
    <p>
      Want to see the place first? The lab is open to visitors on Saturdays; the next dates are
      among the <a href="/events">events</a>.
    </p>
  `,
  seo: {
    title: "For students",
    description:
      "Internship, mentoring and training for students in and around Visakhapatnam, and four clubs beside them.",
    keywords: "students, internship, mentoring, training, clubs",
  },
};
