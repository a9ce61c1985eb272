import { html } from "../html.ts";
import type { SeedEvent } from "../types.ts";
import { LAB } from "./lab.ts";

/** Over on the day of seeding. */
export const past: SeedEvent[] = [
  {
    key: "event-patent-search-workshop",
    slug: "patent-search-workshop",
    name: "Patent Search Workshop",
    type: "Offline",
    banner: {
      file: "events/patent-search-workshop.svg",
      alt: "A magnifying glass over a sheet with the drawing of a gear, with a seal beside it",
    },
    start: { day: -18, time: "10:00" },
    end: { day: -18, time: "16:00" },
    shortDescription:
      "A day among old patents: how to search, how to read a claim, and how to tell what is really new.",
    longDescription: html`
      <h2>What we did</h2>
      <p>
        Twenty-four people searched for the ancestors of eight everyday things, among them the zip,
        the pressure cooker and the folding umbrella. The oldest find was from 1852. In the
        afternoon everybody read one claim word by word and drew what it describes. No two drawings
        were the same, which was the lesson.
      </p>
      <h2>To take along</h2>
      <ul>
        <li>Search with classes, not only with words.</li>
        <li>Read the claims first, and the description when you are in doubt.</li>
        <li>Write down what you searched for, even when you find nothing.</li>
      </ul>
      <p>
        The workshop was led by <a href="/our-mentors/bhaskar-tadepalli">Bhaskar Tadepalli</a>. It
        returns in about half a year. If your question can’t wait, see
        <a href="/patenting">patenting</a>.
      </p>
    `,
    location: LAB,
    publish: true,
    registrationButton: false,
    capacity: 24,
    status: "scheduled",
  },
  {
    key: "event-open-lab",
    slug: "open-lab",
    name: "Open Lab for the Neighbourhood",
    type: "Offline",
    banner: {
      file: "events/open-lab.svg",
      alt: "An open door with bunting above it, and people of all ages around a table with tools",
    },
    start: { day: -34, time: "15:00" },
    end: { day: -34, time: "20:00" },
    shortDescription:
      "An afternoon on which everybody from four to eighty-four could solder, print, fly and ask.",
    longDescription: html`
      <h2>A full house</h2>
      <p>
        We had put out forty chairs and needed more. Children built brush robots that raced across
        the floor. Their grandparents soldered a blinking lighthouse, and most of them took home one
        that worked. The <a href="/clubs/sky-and-space-club">Sky and Space Club</a> showed the moon
        from the roof as soon as it was dark.
      </p>
      <h2>Thank you</h2>
      <p>
        Thirty volunteers carried tables, explained, translated, swept and smiled for seven hours.
        The tea stall downstairs ran out of ginger. A neighbour who had wondered for years what all
        the noise was about has meanwhile joined the
        <a href="/clubs/robotics-club">Robotics Club</a>.
      </p>
      <p>Would you like to help next time? <a href="/training-form">Register as a volunteer</a>.</p>
    `,
    location: LAB,
    publish: true,
    registrationButton: false,
    capacity: null,
    status: "scheduled",
  },
  {
    key: "event-resume-and-interview-clinic",
    slug: "resume-and-interview-clinic",
    name: "Resume and Interview Clinic",
    type: "Online",
    banner: {
      file: "events/resume-and-interview-clinic.svg",
      alt: "Two people talking across a desk, with a resume and a check mark on a screen beside them",
    },
    start: { day: -52, time: "18:00" },
    end: { day: -51, time: "20:30" },
    shortDescription:
      "Two evenings with people who hire: one for the resume, one for the interview, both with honest feedback.",
    longDescription: html`
      <h2>First evening: one page is enough</h2>
      <p>
        Each participant brought a resume. In rooms of six we read them aloud, and after thirty
        seconds asked the others what they remembered. Usually it was a project and hardly ever a
        mark. After that most people moved their projects to the top.
      </p>
      <h2>Second evening: the interview</h2>
      <p>
        Fifteen minutes of interview, ten of feedback, then places were changed, so that everybody
        asked questions once as well.
        <a href="/our-mentors/kavya-chintalapati">Kavya Chintalapati</a> collected the questions
        that people fear most, with answers that are true and short.
      </p>
      <p>
        The clinic returns before the next cohort of the
        <a href="/internship">internship</a> begins.
      </p>
    `,
    location: "https://meet.example.org/interview-clinic",
    publish: true,
    registrationButton: false,
    capacity: 48,
    status: "scheduled",
  },
];
