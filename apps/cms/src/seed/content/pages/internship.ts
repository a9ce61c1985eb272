import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const internship: SeedPage = {
  key: "page-internship",
  slug: "internship",
  parentSlug: "students",
  title: "Internship",
  bannerImage: {
    file: "inner-pages/internship.svg",
    alt: "A row of desks with laptops before tall windows that show the sea",
  },
  bannerTitle: "Internship",
  bannerTagline: "Twelve weeks that feel like the real thing",
  shortDescription: "What a week as an intern is like, and how to know whether it suits you.",
  buttonText: "Apply for an internship",
  buttonUrl: "/internship-registration",
  content: html`
    <h2>A week in the web cohort</h2>
    <ul>
      <li>
        <strong>Monday, 6 pm:</strong> everybody says in two minutes what they will finish this
        week. The mentor asks one question each.
      </li>
      <li>
        <strong>Tuesday and Wednesday:</strong> quiet work, at home or in the lab. Help is one
        message away.
      </li>
      <li>
        <strong>Thursday, 6 pm:</strong> code review. You read the work of another intern, and they
        read yours.
      </li>
      <li>
        <strong>Saturday morning:</strong> two hours of training in the lab or online, then tea.
      </li>
      <li><strong>Sunday:</strong> off. We mean it.</li>
    </ul>
    <p>
      Other cohorts look much the same. Designers hang their drafts on the wall instead of reviewing
      code, and the HR analytics group argues about numbers.
    </p>
    <h2>Is it for you?</h2>
    <p>It probably is, if you</p>
    <ul>
      <li>can give about ten hours a week for twelve weeks or longer,</li>
      <li>would rather finish one thing than begin five,</li>
      <li>don’t mind hearing what could be better.</li>
    </ul>
    <p>It probably isn’t, if you need a certificate by Friday. We would rather say that now.</p>
    <h2>For the interview</h2>
    <p>
      Bring a resume on paper, wear formals, and be ready for technical and HR questions. We fix
      date and time over WhatsApp and adjust them to the hiring process. Nobody is asked trick
      questions. Say “I don’t know” when you don’t; interviewers like it.
    </p>
    <p>
      The fields, the steps, what it costs and the answers to common questions are on one page:
      <a href="/services/internship">Internship</a>.
    </p>
  `,
  seo: {
    title: "Internship in Visakhapatnam",
    description:
      "A week as an intern at Kalinga Dream Labs, whom it suits, and how to prepare for the interview.",
    keywords: "internship, Vizag, web development, data science, students",
  },
};
