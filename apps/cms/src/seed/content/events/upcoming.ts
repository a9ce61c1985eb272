import { html } from "../html.ts";
import type { SeedEvent } from "../types.ts";
import { LAB } from "./lab.ts";

/** Still to come on the day of seeding. */
export const upcoming: SeedEvent[] = [
  {
    key: "event-first-flight-morning",
    slug: "first-flight-morning",
    name: "First Flight Morning",
    type: "Offline",
    banner: {
      file: "events/first-flight-morning.svg",
      alt: "Drones in the morning sky over a wide field with hills on the horizon",
    },
    start: { day: 9, time: "06:30" },
    end: { day: 9, time: "11:30" },
    shortDescription:
      "Fly a drone for the first time, with an instructor beside you and nothing to break but the silence.",
    longDescription: html`
      <h2>For everybody who has never held a controller</h2>
      <p>
        The <a href="/clubs/uav-club">UAV club</a> brings eight training drones with propeller
        guards. After half an hour on the simulator each guest flies for fifteen minutes, with an
        instructor on a second controller who can take over at any time.
      </p>
      <h2>The morning</h2>
      <ul>
        <li><strong>6:30</strong> Arrival, tea, safety rules</li>
        <li><strong>7:00</strong> What keeps a drone in the air, and simulators</li>
        <li><strong>7:45</strong> Flights in groups of five</li>
        <li><strong>10:30</strong> The club shows its mapping drone, and answers questions</li>
      </ul>
      <h2>Please bring</h2>
      <p>
        Closed shoes, a cap and drinking water. Guests under 18 need a parent or guardian who comes
        along or signs. If wind or rain spoil the day, we write to you by eight the evening before.
      </p>
    `,
    location: "College sports ground, Rushikonda, Visakhapatnam",
    publish: true,
    registrationButton: true,
    capacity: 40,
    status: "scheduled",
  },
  {
    key: "event-open-research-evening",
    slug: "open-research-evening",
    name: "Open Research Evening: The Shoreline in Numbers",
    type: "Hybrid",
    banner: {
      file: "events/open-research-evening.svg",
      alt: "A curve of measured points above a beach, with the moon over the sea",
    },
    start: { day: 16, time: "17:30" },
    end: { day: 16, time: "19:30" },
    shortDescription:
      "Students show what a year of drone flights says about the beach, and what it doesn’t say yet.",
    longDescription: html`
      <h2>Three short talks</h2>
      <ol>
        <li>How to measure a beach with three hundred photographs</li>
        <li>Where the sand goes in the monsoon, and when it returns</li>
        <li>What we got wrong in the first half year</li>
      </ol>
      <p>
        Each talk lasts twelve minutes, followed by as many questions. After a break with tea and
        snacks there is a poster round. You may touch the drone, leaf through the notebook and doubt
        the error bars.
      </p>
      <h2>For whom</h2>
      <p>
        For anyone who likes the beach and is curious. The talks are in English with short summaries
        in Telugu. Students who would like to join a <a href="/research">research group</a> can meet
        the supervisors afterwards.
      </p>
      <h2>Online</h2>
      <p>Register as usual. We send the link to the live stream by email on the day before.</p>
    `,
    location: LAB,
    publish: true,
    registrationButton: true,
    capacity: 80,
    status: "scheduled",
  },
  {
    key: "event-pitch-evening",
    slug: "pitch-evening",
    name: "Pitch Evening",
    type: "Offline",
    banner: {
      file: "events/pitch-evening.svg",
      alt: "A speaker on a small stage in warm light, with an audience in front and a rocket on the screen",
    },
    start: { day: 27, time: "18:00" },
    end: { day: 27, time: "20:30" },
    shortDescription:
      "Five young teams, ten minutes each, and a panel of mentors that asks what everybody is thinking.",
    longDescription: html`
      <h2>Five teams on stage</h2>
      <p>
        The teams have spent sixteen weeks in the <a href="/startup">start-up programme</a>. Tonight
        they show what they heard, what they built and what they sold. The panel says go, change or
        stop, and explains why. Two questions per team come from the audience.
      </p>
      <h2>Registration</h2>
      <p>
        All seats have been given to the teams, their families and the cohorts, so registration is
        closed. The programme is printed on one page, and we publish it here together with the
        recordings in the week after.
      </p>
      <h2>Next time</h2>
      <p>
        The next pitch evening is in about six months. If you would like to stand on that stage,
        begin now: <a href="/contact">send us five sentences</a> about the problem that you want to
        solve.
      </p>
    `,
    location: "Reading Hall, City Library, Visakhapatnam",
    publish: true,
    registrationButton: false,
    capacity: 120,
    status: "scheduled",
  },
];
