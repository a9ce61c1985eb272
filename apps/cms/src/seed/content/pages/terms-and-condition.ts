import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const termsAndCondition: SeedPage = {
  key: "page-terms-and-condition",
  slug: "terms-and-condition",
  parentSlug: "about",
  title: "Terms And Condition",
  bannerImage: {
    file: "inner-pages/terms-and-condition.svg",
    alt: "A long straight pier that runs out into a quiet sea",
  },
  bannerTitle: "Terms And Condition",
  bannerTagline: "The rules of the house, in plain words",
  shortDescription:
    "These terms hold for this website and for everybody who takes part in our programmes.",
  content: html`
    <h2>Using this website</h2>
    <p>
      You may read, share and link to everything here. Texts and pictures belong to Kalinga Dream
      Labs or to those named beside them. Please ask before you print or sell them. We check what we
      publish, but dates and places can change; the event’s own page is always the latest word.
    </p>
    <h2>Your account and your forms</h2>
    <p>
      Give true details, and only your own. Keep your password to yourself. We may close an account
      that is used to harm others, and we tell you why.
    </p>
    <h2>Taking part</h2>
    <ul>
      <li>Treat everybody with respect, whatever their background, college, faith or gender.</li>
      <li>
        Follow the safety rules in the lab and on the flying field. Whoever leads the session has
        the last word.
      </li>
      <li>
        Take care of tools. What breaks in honest use is our loss; tell us, so that we can mend it.
      </li>
      <li>If you can’t come, cancel early. Somebody else would like the seat.</li>
    </ul>
    <h2>Internship</h2>
    <p>
      Selection is decided solely by the mentors. Interns commit to the training and to the tasks
      that they agreed to. A certificate is issued to those who complete both. An internship is no
      employment and no promise of one.
    </p>
    <h2>Your ideas</h2>
    <p>
      What you make in your own project is yours. For work on a partner’s project, you and the
      partner agree in writing before it begins, and we help you to read the paper.
    </p>
    <h2>Fees</h2>
    <p>
      Our programmes for students are free of charge. If an event has a cost, for example for
      materials, it stands in its announcement. Nobody may ask you for money in our name to place
      you in an internship; if that happens, <a href="/contact">let us know</a> at once.
    </p>
    <h2>Liability and law</h2>
    <p>
      We plan with care, but we can’t promise a result such as a job, a patent or a grant. These
      terms follow the law of India, and the courts of Visakhapatnam are responsible. How we treat
      your data stands under <a href="/privacy">Privacy</a>.
    </p>
  `,
  seo: {
    title: "Terms And Condition",
    description:
      "The rules for using this website and for taking part in the programmes of Kalinga Dream Labs.",
    keywords: "terms, conditions, rules",
  },
};
