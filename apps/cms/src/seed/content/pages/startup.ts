import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const startup: SeedPage = {
  key: "page-startup",
  slug: "startup",
  parentSlug: "innovators",
  title: "Start-up",
  bannerImage: {
    file: "inner-pages/startup.svg",
    alt: "A launch pad on the beach at dawn with a small rocket ready to go",
  },
  bannerTitle: "Start-up",
  bannerTagline: "First listen, then build, then sell",
  shortDescription: "What the first sixteen weeks of a young team are like, week by week.",
  buttonText: "Tell us your idea",
  buttonUrl: "/contact",
  content: html`
    <h2>Weeks 1 to 4: listen</h2>
    <p>
      You leave the lab. You sit in fish markets, hostels, clinics or bus stations, and you ask
      people about their day without mentioning your idea. Every Friday you read your notes to the
      other teams. By week three most ideas have changed, and two out of five have gone. That is the
      point.
    </p>
    <h2>Weeks 5 to 8: sketch</h2>
    <p>
      Now you draw. Paper screens, cardboard models, a spreadsheet that pretends to be an app.
      Somebody who has the problem tries it in front of you, and you are not allowed to help. It is
      the hardest hour of the programme, and the most useful.
    </p>
    <h2>Weeks 9 to 14: build</h2>
    <p>
      With interns from <a href="/internship">the cohorts</a> you build the first version that
      works. It does one thing. Ten people use it for a week. You count what they do, not what they
      say.
    </p>
    <h2>Weeks 15 and 16: sell</h2>
    <p>
      You ask for money. A small amount is enough, since a paying customer teaches you more than a
      hundred who only like it. A mentor goes with you the first time if you wish.
    </p>
    <h2>Who is at your side</h2>
    <p>
      Founders, a finance person, a lawyer on call, and the teams of last year. You meet them at the
      Wednesday lunch, where everybody brings one problem and leaves with three opinions.
    </p>
    <p>
      What you get and what we expect is described on the
      <a href="/services/startup">service page</a>. When money becomes the question, go on to
      <a href="/funding">funding</a>.
    </p>
  `,
  seo: {
    title: "Start-up support for students",
    description:
      "The first sixteen weeks of a young team at Kalinga Dream Labs, from listening to the first customer.",
    keywords: "start-up, founders, students, incubation, Vizag",
  },
};
