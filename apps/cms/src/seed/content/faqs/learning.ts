import { html } from "../html.ts";
import type { SeedFaq } from "../types.ts";

/** Questions about the services in which people learn and teach. */
export const learningFaqs: SeedFaq[] = [
  {
    key: "faq-internship-who",
    group: "Internship",
    question: "Who can apply for an internship?",
    answer: html`<p>
      Students of any year and any branch, and those who finished college in the last few years.
      Your field of study doesn’t have to match the field of the internship. What counts is that you
      can give about ten hours a week.
    </p>`,
  },
  {
    key: "faq-internship-fields",
    group: "Internship",
    question: "Which fields are there?",
    answer: html`<p>
      Digital Marketing, Graphic Design, Video Editing, Web and Full Stack Development, App
      Development, Cloud Computing and DevOps, AI, ML and Data Science, and Business and HR
      Analytics. The form asks for one of them. A cohort starts when enough people have chosen the
      same field, usually once a quarter.
    </p>`,
  },
  {
    key: "faq-internship-interview",
    group: "Internship",
    question: "What happens at the interview?",
    answer: html`
      <p>
        We agree on date and time over WhatsApp, and adjust them to the hiring process. Bring a
        resume and wear formals. Two mentors ask technical and HR questions for about half an hour.
      </p>
      <p>We write to you afterwards, whatever the outcome.</p>
    `,
  },
  {
    key: "faq-internship-cost",
    group: "Internship",
    question: "Does it cost anything, and is it paid?",
    answer: html`<p>
      There is no fee, and there is no stipend. If anybody asks you for money in our name, don’t
      pay, and please <a href="/contact">tell us</a> at once.
    </p>`,
  },
  {
    key: "faq-internship-after",
    group: "Internship",
    question: "What comes after the internship?",
    answer: html`<p>
      You may stay on to work on live projects, or get help with interviews: mock interviews, a
      second look at your resume, and advice from people who hire. Those who completed the training
      and their task receive a certificate that says what they did.
    </p>`,
  },
  {
    key: "faq-mentoring-match",
    group: "Mentoring",
    question: "Can I choose my mentor?",
    answer: html`<p>
      Yes, as far as time allows. Look through <a href="/our-mentors">the mentors’ pages</a> and
      name one or two. If they have no room at the moment, we suggest somebody with a similar
      background.
    </p>`,
  },
  {
    key: "faq-mentoring-language",
    group: "Mentoring",
    question: "In which language do we talk?",
    answer: html`<p>
      In English, Telugu, Hindi or Odia. Tell us what you prefer. Many pairs mix, and some students
      ask for English on purpose, to practise for interviews.
    </p>`,
  },
  {
    key: "faq-volunteering-experience",
    group: "Volunteering",
    question: "Do I need experience to volunteer?",
    answer: html`<p>
      No. You take a short training and assist twice before you lead anything. For some tasks, such
      as repairing drones, you learn beside somebody who knows how.
    </p>`,
  },
  {
    key: "faq-volunteering-letter",
    group: "Volunteering",
    question: "Do I get a letter about my work?",
    answer: html`<p>
      Yes. After a completed task you get a letter that says what you did and for how many hours,
      signed by the person who worked with you.
    </p>`,
  },
  {
    key: "faq-training-equipment",
    group: "Training",
    question: "What do I have to bring to a course?",
    answer: html`<p>
      For programming courses, a laptop. If you have none, ask us in good time: we may be able to
      lend you one. For hardware courses, closed shoes; kits and tools are there.
    </p>`,
  },
  {
    key: "faq-training-volunteer",
    group: "Training",
    question: "What is the training for volunteers?",
    answer: html`<p>
      Three evenings on planning an hour, explaining clearly and keeping children safe. It is free,
      and everybody who teaches with us takes it. <a href="/training-form">Register here</a>; a
      resume in PDF helps us to find the right task, but you may leave it out.
    </p>`,
  },
];
