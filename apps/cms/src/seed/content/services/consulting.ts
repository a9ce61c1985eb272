import { html } from "../html.ts";
import type { SeedService } from "../types.ts";

export const consulting: SeedService = {
  key: "service-consulting",
  slug: "consulting",
  title: "Consulting",
  image: {
    file: "services/consulting.svg",
    alt: "Two people beside a large screen with a bar chart and a rising line",
  },
  shortDescription:
    "A supervised team of students and a senior mentor look at your problem and hand you something that works.",
  keyFacts: {
    duration: "Agreed with you before the work starts",
    cost: "Materials and travel for schools and non-profits, a fee for companies",
    hours: "",
    eligibility: "Shops, schools, small companies and non-profits",
    nextStart: "At any time, with a first conversation that is free",
  },
  buttonText: "Describe your problem",
  buttonUrl: "/contact",
  description: html`
    <h2>Fresh eyes, with an experienced hand on the shoulder</h2>
    <p>
      Shops, schools, small companies and other non-profits around Vizag often have a problem that
      is too small for a consulting firm and too big for the evening. We put together a team of two
      to four students and one senior mentor. The students learn on a real case. You get a careful
      answer. The mentor signs for the quality.
    </p>
    <h2>What we have the people for</h2>
    <ul>
      <li>
        <strong>Digital:</strong> a website, an online shop, a booking form, a better newsletter
      </li>
      <li><strong>Data:</strong> tidy spreadsheets, a dashboard, a forecast for next season</li>
      <li><strong>Processes:</strong> stock, rosters, admissions, what to automate and what not</li>
      <li>
        <strong>Products:</strong> a first prototype, a test with twenty users, a clear
        specification
      </li>
      <li><strong>Drones and sensors:</strong> mapping a site, measuring water, air or heat</li>
    </ul>
    <p>
      If your problem needs a licensed professional, such as a structural engineer, an auditor or a
      lawyer, we say so on the first day and tell you what to ask them.
    </p>
    <h2>How a project runs</h2>
    <p>
      Every project starts with one page of paper: the question, what a good answer looks like, the
      date, and who decides. Work is shown every week. Halfway through, you may change your mind
      once. At the end you get the result, the files, and an hour of explanation for your own
      people, so that you don’t need us for the next small change.
    </p>
    <h2>What it costs</h2>
    <p>
      Schools and registered non-profits pay for materials and travel only. Companies pay a fee that
      we agree on before the start. It goes into the
      <a href="/services/funding">small grants</a> for student projects; nobody at Kalinga Dream
      Labs earns a commission.
    </p>
    <h2>A word on confidentiality</h2>
    <p>
      Students sign a confidentiality agreement before they see your figures. We tell others about a
      project only when you have read the text and agreed to it.
    </p>
    <p>
      Describe your problem in ten lines in the <a href="/contact">contact form</a>. A mentor calls
      back, and the first conversation is free. Students who would like to join a consulting team
      come through the <a href="/services/internship">internship</a>.
    </p>
  `,
  howItWorks: [
    {
      title: "Ten lines and a call",
      description:
        "You describe the problem. A senior mentor calls you back and asks the awkward questions.",
    },
    {
      title: "One page to agree on",
      description:
        "Question, result, date, costs and the person who decides, all on a single page.",
    },
    {
      title: "Work in the open",
      description:
        "The team shows its work every week, and the mentor checks it before you see it.",
    },
    {
      title: "Hand over",
      description: "You get the result, all files, and an hour of explanation for your own people.",
    },
  ],
};
