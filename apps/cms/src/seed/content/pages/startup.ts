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
  content: [
    {
      blockType: "figures",
      figures: [
        { value: "16", label: "weeks from an idea to a first customer" },
        { value: "20", label: "conversations before you build anything" },
        { value: "10", label: "people who use your first version" },
        { value: "0", label: "shares that we take" },
      ],
    },
    {
      blockType: "steps",
      heading: "The sixteen weeks",
      steps: [
        {
          title: "Weeks 1 to 4: listen",
          text: "You leave the lab. You sit in fish markets, hostels, clinics or bus stations, and you ask people about their day without mentioning your idea. Every Friday you read your notes to the other teams. By week three most ideas have changed, and two out of five have gone. That is the point.",
        },
        {
          title: "Weeks 5 to 8: sketch",
          text: "Now you draw. Paper screens, cardboard models, a spreadsheet that pretends to be an app. Somebody who has the problem tries it in front of you, and you are not allowed to help. It is the hardest hour of the programme, and the most useful.",
        },
        {
          title: "Weeks 9 to 14: build",
          text: "With interns from the cohorts you build the first version that works. It does one thing. Ten people use it for a week. You count what they do, not what they say.",
        },
        {
          title: "Weeks 15 and 16: sell",
          text: "You ask for money. A small amount is enough. A mentor goes with you the first time if you wish.",
        },
      ],
    },
    {
      blockType: "quote",
      text: "A paying customer teaches you more than a hundred who only like it.",
      attribution: "On the wall of things that didn’t work",
    },
    {
      blockType: "cards",
      heading: "Who is at your side",
      cards: [
        {
          title: "Mentors",
          text: "Founders, a finance person, and a lawyer on call. One of them meets you every week.",
          url: "/our-mentors",
          picture: {
            file: "site/sample-circle.svg",
            alt: "Chairs in a half circle before a whiteboard full of notes",
          },
        },
        {
          title: "Interns",
          text: "Students from the fields that you need, such as design, web or data.",
          url: "/internship",
          picture: {
            file: "site/sample-workbench.svg",
            alt: "A workbench with a half-built drone, a laptop and tools under a lamp",
          },
        },
        {
          title: "A first grant",
          text: "Small sums at the right moment, for when money becomes the question.",
          url: "/funding",
          picture: {
            file: "site/sample-launch.svg",
            alt: "A model rocket rising from a beach at sunrise",
          },
        },
      ],
    },
    html`
      <p>
        You meet the teams of last year at the Wednesday lunch, where everybody brings one problem
        and leaves with three opinions.
      </p>
    `,
    {
      blockType: "questions",
      heading: "Before you write to us",
      questions: [
        {
          question: "Do you take shares in the company?",
          answer: {
            html: html`<p>
              No. We are a non-profit and take neither shares nor fees. Your company stays yours.
            </p>`,
          },
        },
        {
          question: "Do I need a team, or a company?",
          answer: {
            html: html`<p>
              Neither. Come alone or in a team, with six hours a week and the courage to hear a no.
            </p>`,
          },
        },
        {
          question: "What exactly do I get?",
          answer: {
            html: html`<p>
              A mentor, a desk and a bench in our lab, interns, and help with the paperwork. All of
              it is on the <a href="/services/startup">service page</a>.
            </p>`,
          },
        },
      ],
    },
    {
      blockType: "callToAction",
      title: "Five sentences are enough",
      text: "Tell us who has which problem, and what you have tried. Leave the secrets out.",
      buttonText: "Tell us your idea",
      url: "/contact",
    },
  ],
  seo: {
    title: "Start-up support for students",
    description:
      "The first sixteen weeks of a young team at Kalinga Dream Labs, from listening to the first customer.",
    keywords: "start-up, founders, students, incubation, Vizag",
  },
};
