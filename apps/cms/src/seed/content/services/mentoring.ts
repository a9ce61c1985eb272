import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const mentoring: SeedService = {
  key: "service-mentoring",
  slug: "mentoring",
  title: "Mentoring",
  image: {
    file: "services/mentoring.svg",
    alt: "Two people at a round table with cups and a notebook, deep in conversation",
  },
  shortDescription:
    "Talk regularly with somebody who has walked the road before you, and who tells you what they really think.",
  keyFacts: {
    duration: "Three months, then you decide together",
    cost: "Free for students",
    hours: "45 minutes every second week",
    eligibility: "Students, and those who have just finished",
    nextStart: "At any time, once we have found a mentor",
  },
  buttonText: "Ask for a mentor",
  buttonUrl: "/contact",
  description: html`
    <h2>One person who knows your story</h2>
    <p>
      Advice is everywhere. What is rare is a person who remembers what you said last month and asks
      how it went. A mentor at Kalinga Dream Labs does just that. They are engineers, designers,
      researchers, founders and teachers who give a few hours a month, because somebody once did the
      same for them.
    </p>
    <h2>What people bring to their mentor</h2>
    <ul>
      <li>“I have two offers and don’t know which to take.”</li>
      <li>“My final-year project is stuck and the review is in five weeks.”</li>
      <li>“I want to move from testing to data science. Where do I begin?”</li>
      <li>“I have an idea. Is it any good?”</li>
      <li>“I speak well in Telugu but freeze in English interviews.”</li>
    </ul>
    <p>No question is too small. Many good conversations start with one that felt silly.</p>
    <h2>How we find your match</h2>
    <p>
      We read what you write, talk with you for twenty minutes, and suggest one mentor, sometimes
      two. You may look through <a href="/our-mentors">their pages</a> first and tell us whom you
      would like to meet. After the first talk both of you say whether it feels right. If it
      doesn’t, we look again, and nobody has to explain.
    </p>
    <h2>A few fair rules</h2>
    <ol>
      <li>You prepare. Send two or three questions the day before.</li>
      <li>What is said stays between you, unless somebody’s safety is at stake.</li>
      <li>
        Mentors open doors and share what they know. They don’t write your code or your thesis.
      </li>
      <li>Both sides come on time, or say early that they can’t.</li>
    </ol>
    <h2>Online, or by the sea</h2>
    <p>
      Most pairs meet online in the evening, for forty-five minutes every second week. Those who
      live in Vizag often meet in our lab, or walk along Beach Road and talk on the way. On the
      first Saturday of each month we keep an open table: come by without an appointment, and talk
      to whoever is there.
    </p>
    <h2>Where it leads</h2>
    <p>
      Some students stay with a mentor for a term, some for years. A few move on to an
      <a href="/services/internship">internship</a>, to <a href="/services/research">research</a> or
      to <a href="/services/startup">a company of their own</a>. Mentoring is free for students.
    </p>
    <p>
      To ask for a mentor, or to become one, <a href="/contact">send us a message</a> with a few
      lines about yourself.
    </p>
  `,
  howItWorks: [
    {
      title: "Tell us what you need",
      description:
        "A few lines through the contact form are enough: who you are, and what you want to talk about.",
    },
    {
      title: "Meet your match",
      description: "We suggest a mentor from your field. After a first talk, both of you decide.",
    },
    {
      title: "Meet every two weeks",
      description:
        "You set the questions. Your mentor listens, asks back, and shares what has worked for them.",
    },
    {
      title: "Look back together",
      description:
        "After three months you review what has changed, and go on, pause, or meet somebody new.",
    },
  ],
};
