import { html } from "../html.ts";
import type { SeedFaq } from "../types.ts";

/** Questions about the services that help a project along. */
export const projectFaqs: SeedFaq[] = [
  {
    key: "faq-consulting-time",
    group: "Consulting",
    question: "How long does a project take?",
    answer: html`<p>
      Usually six to ten weeks, as the team works beside its studies. The date is fixed on the page
      that we agree on before the start. You see what there is every week, so that a delay is no
      surprise.
    </p>`,
  },
  {
    key: "faq-consulting-size",
    group: "Consulting",
    question: "Is my problem too small for you?",
    answer: html`<p>
      Hardly. A stock list that nobody trusts or a form that takes too long is a good first case.
      Describe it in the <a href="/contact">contact form</a>. If an afternoon with one mentor is
      enough, we say so.
    </p>`,
  },
  {
    key: "faq-startup-idea",
    group: "Start-up Support",
    question: "Will somebody steal my idea?",
    answer: html`<p>
      It is unlikely, and we take care all the same: mentors sign a confidentiality agreement before
      they hear details. In your first message, tell us about the problem and leave out how you
      solve it.
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
      Perhaps, but not always. It depends on what was shown, where, and how long ago. Don’t show it
      again, and <a href="/contact">write to us</a> soon with the date of the fest. A registered
      patent agent can tell you what is still possible.
    </p>`,
  },
  {
    key: "faq-patenting-cost",
    group: "Patenting",
    question: "What does a patent application cost?",
    answer: html`<p>
      The official fees depend on the kind of applicant and on the length of the document, and they
      change from time to time. We go through the current list with you. Our own help is free for
      students, and for the fees you may ask for a <a href="/services/funding">small grant</a>.
    </p>`,
  },
  {
    key: "faq-research-experience",
    group: "Research",
    question: "Do I have to know statistics before I begin?",
    answer: html`<p>
      No. You learn what your question needs, with your own figures and beside people who have done
      it before. School mathematics and patience are enough for the start.
    </p>`,
  },
  {
    key: "faq-research-college",
    group: "Research",
    question: "Does my college have to agree?",
    answer: html`<p>
      Not for work that you do with us in your free time. If it is to count as your project or
      thesis, ask your guide at college first. We gladly join the two conversations.
    </p>`,
  },
  {
    key: "faq-funding-again",
    group: "Funding",
    question: "May I apply again after a no?",
    answer: html`<p>
      Yes, as early as the next month. The answer names the reasons; deal with those and say what
      you changed.
    </p>`,
  },
  {
    key: "faq-funding-paid",
    group: "Funding",
    question: "How is a grant paid?",
    answer: html`<p>
      By transfer to the account of one member of the team, before you buy. Keep the receipts: they
      are due within a month of the end, and what was left over comes back to the fund.
    </p>`,
  },
];
