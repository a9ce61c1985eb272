import { html } from "../html.ts";
import type { SeedMentor } from "../types.ts";

export const business: SeedMentor[] = [
  {
    key: "mentor-kavya-chintalapati",
    slug: "kavya-chintalapati",
    name: "Kavya Chintalapati",
    role: "HR manager in manufacturing",
    field: "HR analytics, interviews",
    image: { file: "team/kavya-chintalapati.svg", alt: "Drawn portrait of Kavya Chintalapati" },
    description: html`
      <p>
        Kavya has interviewed more than a thousand people for a manufacturing company, and she still
        gets nervous when she is interviewed herself. She leads the HR analytics cohort and the
        resume and interview clinics.
      </p>
      <p>
        <strong>Ask her about</strong> gaps in a resume, the question about your weaknesses, and
        what the numbers about people can’t tell.
      </p>
    `,
  },
  {
    key: "mentor-bhaskar-tadepalli",
    slug: "bhaskar-tadepalli",
    name: "Prof. Bhaskar Tadepalli",
    role: "Professor of machine design, retired",
    field: "Patents, technical drawing",
    image: { file: "team/bhaskar-tadepalli.svg", alt: "Drawn portrait of Bhaskar Tadepalli" },
    description: html`
      <p>
        Bhaskar taught machine design until he retired, and holds two patents, one of which he calls
        “perfectly useless”. He leads the <a href="/patenting">patent evenings</a> and has seen a
        dozen student inventions from sketch to filing.
      </p>
      <p>
        <strong>Ask him about</strong> gears, claims, technical drawing by hand, and being wrong in
        an interesting way.
      </p>
    `,
  },
  {
    key: "mentor-joseph-varghese",
    slug: "joseph-varghese",
    name: "Joseph Varghese",
    role: "Documentary film editor",
    field: "Video editing, digital marketing",
    image: { file: "team/joseph-varghese.svg", alt: "Drawn portrait of Joseph Varghese" },
    description: html`
      <p>
        Joseph edits documentaries and teaches small shops how to be found online. He mentors the
        video editing and digital marketing cohorts, and nearly every film on our channel has passed
        through his hands.
      </p>
      <p>
        <strong>Ask him about</strong> the first ten seconds of a video, sound, and marketing that
        doesn’t shout.
      </p>
    `,
  },
  {
    key: "mentor-sunita-patnaik",
    slug: "sunita-patnaik",
    name: "Sunita Patnaik",
    role: "Chartered accountant",
    field: "Grants, accounts of young companies",
    image: { file: "team/sunita-patnaik.svg", alt: "Drawn portrait of Sunita Patnaik" },
    description: html`
      <p>
        Sunita is a chartered accountant from Berhampur who read grant applications for a foundation
        before she began to help people to write them. She sits on our grants committee and holds
        the clinic on registration and accounts for young companies.
      </p>
      <p>
        <strong>Ask her about</strong> budgets that add up, the first year of a company, and
        business analytics with nothing but a spreadsheet.
      </p>
    `,
  },
];
