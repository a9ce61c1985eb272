import { html } from "./html.ts";
import type { SeedFounder } from "./types.ts";

export const founders: SeedFounder[] = [
  {
    key: "founder-vasundhara-mantha",
    name: "Dr Vasundhara Mantha",
    image: {
      file: "team/vasundhara-mantha.svg",
      alt: "Drawn portrait of Vasundhara Mantha",
    },
    description: html`
      <p>
        Vasundhara taught physics at a government college in Srikakulam for twenty-six years. Her
        lessons began with a question on the board and no chapter number. In 2016 she borrowed a
        classroom for three Saturdays, and Kalinga Dream Labs has been her second working day ever
        since.
      </p>
      <p>
        She looks after the training of our volunteers and reads every page that a grant winner
        writes. Her advice to students is short: “Measure it.”
      </p>
    `,
  },
  {
    key: "founder-ramesh-kalidindi",
    name: "Ramesh Kalidindi",
    image: { file: "team/ramesh-kalidindi.svg", alt: "Drawn portrait of Ramesh Kalidindi" },
    description: html`
      <p>
        Ramesh kept ships’ engines running for the navy for three decades, and can hear a worn
        bearing from the next room. He brought the box of motors with which everything began, and
        most of the tools on our bench still carry his initials.
      </p>
      <p>
        He runs the workshop, teaches the safety course, and walks through the lab last in the
        evening to switch off the soldering irons. He believes that everybody should take something
        apart at least once a month.
      </p>
    `,
  },
];
