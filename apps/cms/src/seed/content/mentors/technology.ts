import { html } from "../html.ts";
import type { SeedMentor } from "../types.ts";

export const technology: SeedMentor[] = [
  {
    key: "mentor-anitha-rallapalli",
    slug: "anitha-rallapalli",
    name: "Dr Anitha Rallapalli",
    role: "Speech recognition researcher",
    field: "AI and machine learning",
    image: { file: "team/anitha-rallapalli.svg", alt: "Drawn portrait of Anitha Rallapalli" },
    description: html`
      <p>
        Anitha works on speech recognition for Indian languages and leads our AI and ML cohorts. She
        wrote her thesis on Telugu dialects, with recordings from forty villages, and still knows
        most of the speakers by name.
      </p>
      <p>
        <strong>Ask her about</strong> reading papers, choosing a model that is smaller than you
        think, and doing a doctorate without losing your friends.
      </p>
    `,
  },
  {
    key: "mentor-suresh-pydi",
    slug: "suresh-pydi",
    name: "Suresh Pydi",
    role: "Flight control engineer",
    field: "Drones, embedded systems",
    image: { file: "team/suresh-pydi.svg", alt: "Drawn portrait of Suresh Pydi" },
    description: html`
      <p>
        Suresh designs flight controllers for survey drones. He founded our
        <a href="/clubs/uav-club">UAV club</a> after a student had asked him one question too many,
        and he is the flight leader at most field mornings.
      </p>
      <p>
        <strong>Ask him about</strong> control loops, batteries, permissions, and the frame that he
        lost to the sea in his first year.
      </p>
    `,
  },
  {
    key: "mentor-meera-krishnan",
    slug: "meera-krishnan",
    name: "Meera Krishnan",
    role: "Product designer",
    field: "Graphic design, user research",
    image: { file: "team/meera-krishnan.svg", alt: "Drawn portrait of Meera Krishnan" },
    description: html`
      <p>
        Meera is a product designer who has worked on banking apps for people who have never used
        one. She mentors the graphic design cohort and sits with start-up teams when they show their
        first paper screens.
      </p>
      <p>
        <strong>Ask her about</strong> portfolios, type in two scripts, and how to watch a user
        without helping.
      </p>
    `,
  },
  {
    key: "mentor-imran-sheikh",
    slug: "imran-sheikh",
    name: "Imran Sheikh",
    role: "Reliability engineer",
    field: "Cloud computing, DevOps",
    image: { file: "team/imran-sheikh.svg", alt: "Drawn portrait of Imran Sheikh" },
    description: html`
      <p>
        Imran keeps large systems awake so that others can sleep. He mentors the cloud computing and
        DevOps cohorts from Hyderabad, mostly in the evening, and comes to Vizag for the first week
        of each cohort.
      </p>
      <p>
        <strong>Ask him about</strong> Linux, night shifts, writing a report after something broke,
        and moving from support to engineering.
      </p>
    `,
  },
];
