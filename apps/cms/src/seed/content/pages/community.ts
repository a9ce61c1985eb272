import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const community: SeedPage = {
  key: "page-community",
  slug: "community",
  parentSlug: "programmes",
  title: "For the community",
  bannerImage: {
    file: "inner-pages/community.svg",
    alt: "Houses, trees and people in a street that runs down to the beach",
  },
  bannerTitle: "For the community",
  bannerTagline: "A good neighbour with a soldering iron",
  shortDescription: "How volunteers, schools, small firms and our students help each other.",
  buttonText: "Register as a volunteer",
  buttonUrl: "/training-form",
  content: html`
    <h2>It goes both ways</h2>
    <p>
      Students need real problems. Schools, shops and associations have plenty of them. When the two
      meet, both go home with something. That is why our doors open outwards as well.
    </p>
    <h3>You have time: volunteer</h3>
    <p>
      Teach a class, tutor two children, mend drones, translate, take photographs, plant trees. We
      train you first and find a task with a clear end.
      <a href="/volunteering">A Saturday with our volunteers</a>.
    </p>
    <h3>You have a problem: ask for consulting</h3>
    <p>
      A supervised team of students looks at your stock list, your website or your leaking data.
      <a href="/consulting">Two projects, told as they were</a>.
    </p>
    <h3>You have a school: invite us</h3>
    <p>
      Our trainers come with kits for a day or a week. Ask for it through the
      <a href="/contact">contact form</a>, and say which class and how many children.
    </p>
    <h2>Three times a year, all together</h2>
    <ul>
      <li><strong>Beach clean-up</strong> before the monsoon, with breakfast afterwards</li>
      <li><strong>Open lab</strong> in October, when grandparents learn to solder</li>
      <li>
        <strong>Kite day</strong> in January, with a lesson about lift that nobody notices is one
      </li>
    </ul>
    <p>
      You need no invitation. Dates are among the <a href="/events">events</a>, and children are
      welcome to all three.
    </p>
  `,
  seo: {
    title: "For the community",
    description:
      "How volunteers, schools and small firms around Visakhapatnam work together with Kalinga Dream Labs.",
    keywords: "community, volunteers, schools, consulting, Visakhapatnam",
  },
};
