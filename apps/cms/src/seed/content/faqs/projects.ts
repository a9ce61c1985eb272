import { html } from "../html.ts";
import type { SeedFaq } from "../types.ts";

/** Questions about the services that help a project along. */
export const projectFaqs: SeedFaq[] = [
  {
    key: "faq-consulting-time",
    group: "Consulting",
    question: "How long does a project take?",
    answer: html`<p>
      That depends on the problem, and on how much time the students have beside their courses. We
      agree with you on the goal and on a date before the work starts, and we tell you early if the
      date has to move.
    </p>`,
  },
  {
    key: "faq-consulting-size",
    group: "Consulting",
    question: "Is my problem too small for you?",
    answer: html`<p>
      Probably not. A stock list that nobody trusts and a form that takes too long are good first
      projects. Describe yours in the <a href="/contact">contact form</a>, and we will tell you
      whether we can help.
    </p>`,
  },
  {
    key: "faq-startup-idea",
    group: "Start-up Support",
    question: "Will somebody steal my idea?",
    answer: html`<p>
      It is unlikely, but be careful all the same. In your first message, tell us about the problem
      and leave out how you solve it. Before you share details, you can ask for a written
      confidentiality agreement.
    </p>`,
  },
  {
    key: "faq-startup-shares",
    group: "Start-up Support",
    question: "Do you take shares in the company?",
    answer: html`<p>
      No. We are a non-profit and take neither shares nor fees. We only ask you to come back and
      help another team one day.
    </p>`,
  },
  {
    key: "faq-patenting-published",
    group: "Patenting",
    question: "I have already shown my project at a college fest. Is it too late?",
    answer: html`<p>
      Not always. It depends on what you showed, where, and how long ago. Don’t show it again, and
      <a href="/contact">write to us</a> soon with the date of the fest. We are not lawyers: only a
      registered patent agent can tell you what is still possible.
    </p>`,
  },
  {
    key: "faq-patenting-cost",
    group: "Patenting",
    question: "What does a patent application cost?",
    answer: html`<p>
      The official fees depend on who applies and on the length of the document, and they change
      from time to time. The patent office publishes the current list, and a mentor can go through
      it with you. You can ask for a <a href="/services/funding">small grant</a> towards the fees.
    </p>`,
  },
  {
    key: "faq-research-experience",
    group: "Research",
    question: "Do I have to know statistics before I begin?",
    answer: html`<p>
      No. School mathematics and patience are enough to start with. You learn the rest as your
      question needs it, with your own data, and can ask a mentor when you are stuck.
    </p>`,
  },
  {
    key: "faq-research-college",
    group: "Research",
    question: "Does my college have to agree?",
    answer: html`<p>
      Not for work that you do with us in your free time. If it is to count as your project or
      thesis, ask your guide at college before you start: colleges have rules of their own.
    </p>`,
  },
  {
    key: "faq-funding-again",
    group: "Funding",
    question: "May I apply again after a no?",
    answer: html`<p>
      Yes. Look at the reasons you were given, change what you can, and say in your new application
      what is different.
    </p>`,
  },
  {
    key: "faq-funding-paid",
    group: "Funding",
    question: "How is a grant paid?",
    answer: html`<p>
      That is agreed in writing with each grant: how and when it is paid, what it may be spent on,
      and until when we need the receipts. Keep all of them, and return what you didn’t spend.
    </p>`,
  },
];
