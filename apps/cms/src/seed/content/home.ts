import type { SeedHome } from "./types.ts";

export const home: SeedHome = {
  slides: [
    {
      key: "slide-dream",
      title: "A place in Vizag for people who want to build things",
      image: {
        file: "slider/dream.svg",
        alt: "A paper plane rising over the hills and the lighthouse of the Vizag coast at sunrise",
      },
    },
    {
      key: "slide-learn",
      title: "Learn beside mentors who do the work every day",
      image: {
        file: "slider/learn.svg",
        alt: "Students and a mentor around a table with laptops, the bay behind the window",
      },
    },
    {
      key: "slide-build",
      title: "From a first idea to a first flight",
      image: {
        file: "slider/build.svg",
        alt: "A rocket climbing above the sea beside a launch tower, with a drone hovering close by",
      },
    },
  ],
  welcome: {
    image: {
      file: "site/welcome.svg",
      alt: "A student at a desk by a window that looks out over the sea, a model rocket on the sill",
    },
    tagline: "Welcome to Kalinga Dream Labs",
    title: "Bring your curiosity. We bring the people, the tools and the time.",
    description:
      "<p>Kalinga Dream Labs is a non-profit in Visakhapatnam. We were founded in honour of <strong>Dr A. P. J. Abdul Kalam</strong>, who never tired of telling students that their ideas mattered.</p><p>Here students intern in small cohorts, meet mentors who answer honestly, fly drones, file patents, start companies and help others to learn. You don’t need top marks to join. You need a question that you want to work on.</p>",
    buttonText: "Read our journey",
    buttonUrl: "/journey",
  },
  vision: {
    title: "Our vision",
    description:
      "<p>A coast where every student, whatever their college or mother tongue, has somebody to ask, a bench to work at, and a fair chance to turn an idea into something that others use.</p>",
  },
  mission: {
    title: "Our mission",
    description:
      "<p>We bring students together with working professionals, on real projects and in small groups. We teach what employers and founders ask for, share what we know openly, and stay with each student until the next step is clear.</p>",
  },
  whyHow: {
    title: "Why we do this, and how",
    description:
      "<p>Many students finish college without having built anything that they are proud of. Talent is rarely the reason. What is missing is a person to learn from, a project that matters, and permission to fail once or twice.</p><p>So we work the way a good workshop does: small groups, a mentor at the table, a real task with a date, and a review at the end in which everybody says what they learnt.</p>",
    image: {
      file: "site/why-how.svg",
      alt: "A winding path from a small house by the sea up to a hilltop with a telescope and a flag",
    },
    buttonUrl: "/journey",
  },
  photographs: [
    {
      image: {
        file: "site/sample-workbench.svg",
        alt: "A workbench with a half-built drone, a laptop and tools under a lamp",
      },
      caption: "Sample picture: your students at the workbench",
    },
    {
      image: {
        file: "site/sample-circle.svg",
        alt: "Chairs in a half circle before a whiteboard full of notes",
      },
      caption: "Sample picture: an evening with a mentor",
    },
    {
      image: {
        file: "site/sample-launch.svg",
        alt: "A model rocket rising from a beach at sunrise",
      },
      caption: "Sample picture: a first launch on the beach",
    },
  ],
  texts: { quoteAttribution: "Dr A. P. J. Abdul Kalam" },
};
