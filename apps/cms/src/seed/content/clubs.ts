import { html } from "./html.ts";
import type { SeedClub } from "./types.ts";

export const clubs: SeedClub[] = [
  {
    key: "club-uav",
    slug: "uav-club",
    title: "UAV Club",
    isUavClub: true,
    image: {
      file: "clubs/uav-club.svg",
      alt: "A drone with four rotors hovering above green hills and a bay",
    },
    shortDescription:
      "Build, program and fly drones that do something useful, from mapping the shore to finding a lost buoy.",
    description: html`
      <h2>Learn to fly, and why it flies</h2>
      <p>
        In your first month you crash a simulator as often as you like. Then you assemble a small
        quadcopter, learn what each part does, and fly it in the cage of our lab. Only after that do
        we go out to the field, at half past six in the morning, when the air is still.
      </p>
      <h2>What the club works on</h2>
      <ul>
        <li>the monthly map of the shoreline for the <a href="/research">research group</a></li>
        <li>a frame that floats, after two that didn’t</li>
        <li>landing on a moving platform, with nothing but a camera</li>
      </ul>
      <h2>Safety first</h2>
      <p>
        Vizag has a port, an airport and a naval base, so we fly only where it is allowed and with
        the permissions that the rules ask for. A flight leader is always on the field, and
        everybody learns the checklist by heart.
      </p>
      <h2>Join</h2>
      <p>
        You need no drone and no experience. The application asks what you would like to learn in
        the UAV programme and how much you know already.
        <a href="/club-registration?club=uav-club">Apply to the club</a>.
      </p>
    `,
  },
  {
    key: "club-robotics",
    slug: "robotics-club",
    title: "Robotics Club",
    image: {
      file: "clubs/robotics-club.svg",
      alt: "A robot arm beside a small wheeled robot on a workbench",
    },
    shortDescription:
      "Motors, sensors and a lot of cardboard: robots that follow, sort, carry and sometimes fall off the table.",
    description: html`
      <h2>The oldest club of the house</h2>
      <p>
        Our story began with a robot that followed a line and drove off the table. The club keeps
        the tradition: build quickly, test early, laugh, improve. It meets on Tuesday evenings and
        on Saturday afternoons around the long table.
      </p>
      <h2>Three tables</h2>
      <ul>
        <li>
          <strong>First wheels:</strong> for beginners, with kits, cardboard and a microcontroller
        </li>
        <li><strong>Hands:</strong> arms and grippers that sort shells, screws and sweets</li>
        <li><strong>Water:</strong> a small boat that measures salt and temperature by itself</li>
      </ul>
      <h2>What you learn</h2>
      <p>
        To read a data sheet, to solder without fear, to draw a part and print it, and to program a
        control loop that doesn’t swing. And to work in a team in which the best idea often comes
        from the youngest.
      </p>
      <h2>Join</h2>
      <p>
        Come and look on any Tuesday, or
        <a href="/club-registration?club=robotics-club">apply to the club</a> straight away.
        Beginners can start at the beginning of each month.
      </p>
    `,
  },
  {
    key: "club-code",
    slug: "code-club",
    title: "Code and AI Club",
    image: {
      file: "clubs/code-club.svg",
      alt: "A large screen with lines of code beside a network of connected points",
    },
    shortDescription:
      "People who like to program, from the first loop to models that understand spoken Telugu.",
    description: html`
      <h2>Code is better together</h2>
      <p>
        Nobody has to be a genius here. You need a laptop and a thing that you would like to have: a
        game, a bus timetable, a program that tells mangoes apart. Somebody sits down with you, and
        you begin.
      </p>
      <h2>What happens at a meeting</h2>
      <ol>
        <li>Fifteen minutes in which one member shows a trick</li>
        <li>An hour and a half of building, alone or in pairs</li>
        <li>Ten minutes in which anybody may show what works, and what doesn’t</li>
      </ol>
      <h2>Projects that are under way</h2>
      <ul>
        <li>a keyboard that completes Telugu words written in Latin letters</li>
        <li>
          a model that counts boats in the pictures of the <a href="/clubs/uav-club">UAV club</a>
        </li>
        <li>our own booking list for the 3D printers, which everybody grumbles about and uses</li>
      </ul>
      <p>
        Models are tools. We also talk about what they get wrong, whose voices are missing in the
        data, and when it is better not to use one.
      </p>
      <h2>Join</h2>
      <p>
        Thursdays at six, in the lab and online.
        <a href="/club-registration?club=code-club">Apply to the club</a>.
      </p>
    `,
  },
  {
    key: "club-sky",
    slug: "sky-and-space-club",
    title: "Sky and Space Club",
    image: {
      file: "clubs/sky-and-space-club.svg",
      alt: "A telescope on a hill under a night sky with the moon and a ringed planet",
    },
    shortDescription:
      "Telescopes on the roof, water rockets on the beach, and the old question of what is out there.",
    description: html`
      <h2>Look up</h2>
      <p>
        On clear evenings between November and April the club carries two telescopes to the roof of
        Dolphin House. Saturn comes first, since nobody forgets the moment when they see the rings
        with their own eyes. Passers-by are invited up, and many come back with their children.
      </p>
      <h2>Build</h2>
      <p>
        When clouds come in we build. Water rockets with a parachute that opens in time. A weather
        balloon, planned for two years now. A receiver on the roof that listens to weather
        satellites and draws pictures of the Bay of Bengal.
      </p>
      <h2>Calculate</h2>
      <p>
        How high did it fly? When does the next station pass overhead? Why does the moon look larger
        over the sea? Members take turns to bring a question, and all work it out on the back of an
        envelope, with errors and all.
      </p>
      <h2>Join</h2>
      <p>
        The club is open to everyone from the age of fifteen. Bring warm socks for the roof.
        <a href="/club-registration?club=sky-and-space-club">Apply to the club</a>, or look out for
        roof evenings among the <a href="/events">events</a>.
      </p>
    `,
  },
];
