import { html } from "../html.ts";
import type { SeedEvent } from "../types.ts";
import { LAB } from "./lab.ts";

/** Running on the day of seeding, and for some days more. */
export const ongoing: SeedEvent[] = [
  {
    key: "event-coast-build-sprint",
    slug: "coast-build-sprint",
    name: "Coast Build Sprint",
    type: "Hybrid",
    banner: {
      file: "events/coast-build-sprint.svg",
      alt: "A team around a table with laptops and parts, a lighthouse and the sea behind them",
    },
    start: { day: -3, time: "09:30" },
    end: { day: 4, time: "18:00" },
    shortDescription:
      "Eight days, twelve teams, one theme: build something that makes life on the coast a little better.",
    longDescription: html`
      <h2>The theme</h2>
      <p>
        Fishing boats that come home in fog. Plastic that doesn’t reach the water. Shade on a beach
        without trees. Choose a problem that somebody on the coast really has, and build an answer
        in eight days.
      </p>
      <h2>How it works</h2>
      <ul>
        <li>Teams of two to five, in the lab or online; who comes alone finds a team on arrival</li>
        <li>Mentors are in the room from four to eight every day</li>
        <li>The bench, the printers and a box of sensors are there for all</li>
        <li>On the last afternoon each team shows what it has, for five minutes</li>
      </ul>
      <h2>Still time to join</h2>
      <p>
        The sprint has begun, but teams with an empty chair are glad of help. Register, and we put
        you in touch with one on the same day. There is no prize money. The jury gives each team a
        written review, and one team a month with a mentor of its choice.
      </p>
    `,
    location: LAB,
    publish: true,
    registrationButton: true,
    capacity: 60,
    status: "scheduled",
  },
  {
    key: "event-thirty-days-of-python",
    slug: "thirty-days-of-python",
    name: "Thirty Days of Python",
    type: "Online",
    banner: {
      file: "events/thirty-days-of-python.svg",
      alt: "A winding path made of small code blocks that leads towards a rising sun",
    },
    start: { day: -12, time: "19:00" },
    end: { day: 18, time: "20:00" },
    shortDescription:
      "A small task every evening, a short explanation, and a group that answers until eight o’clock.",
    longDescription: html`
      <h2>One evening, one task</h2>
      <p>
        At seven in the evening you get a task that can be done in forty minutes, with a page that
        explains what is new in it. Until eight, members of the
        <a href="/clubs/code-club">Code and AI Club</a>
        answer questions in the call. On the next day we show three different solutions.
      </p>
      <h2>The four weeks</h2>
      <ol>
        <li>Numbers, text, decisions and loops</li>
        <li>Lists, dictionaries and files</li>
        <li>Functions, tests and reading error messages calmly</li>
        <li>A project of your own, from a small game to a chart of the tides</li>
      </ol>
      <h2>Joining late</h2>
      <p>
        You can begin on any day. The earlier tasks stay online, and a catch-up group meets on
        weekends. You need a computer with a browser; nothing has to be installed in the first week.
      </p>
    `,
    location: "https://meet.example.org/thirty-days-of-python",
    publish: true,
    registrationButton: true,
    capacity: null,
    status: "scheduled",
  },
];
