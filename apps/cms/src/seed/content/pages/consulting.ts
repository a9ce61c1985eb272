import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const consulting: SeedPage = {
  key: "page-consulting",
  slug: "consulting",
  parentSlug: "community",
  title: "Consulting",
  bannerImage: {
    file: "inner-pages/consulting.svg",
    alt: "A harbour front with cranes, boats and a rising line of bars behind them",
  },
  bannerTitle: "Consulting",
  bannerTagline: "Two projects, told as they were",
  shortDescription: "One went as planned and one didn’t. Both customers would do it again.",
  buttonText: "Describe your problem",
  buttonUrl: "/contact",
  content: html`
    <h2>The sweet shop</h2>
    <p>
      A family shop near Jagadamba had too much <em>kaja</em> on Mondays and none on Fridays. Three
      interns and a mentor looked at two years of handwritten sales books. Typing them in took
      longer than the analysis. The result fits on one page: a table that says how many trays to
      make on which day, with a column for festivals. Waste went down within a month. The son keeps
      the table up to date by himself.
    </p>
    <h2>The college library</h2>
    <p>
      A college wanted an app that shows free seats. The team built it in six weeks, with a sensor
      under each table. It worked well, and hardly anybody opened it. So they asked. Students didn’t
      look for seats; they looked for <strong>sockets</strong>. The app was dropped, and the college
      laid twelve extension leads. They cost less than the sensors. The librarian still calls it the
      best project of the year.
    </p>
    <h2>What we learnt</h2>
    <ul>
      <li>Watch people for a day before you write the first line.</li>
      <li>One page that is used is better than a system that isn’t.</li>
      <li>Agree at the start that the plan may change once.</li>
    </ul>
    <h2>Would it suit you?</h2>
    <p>
      It does if your problem can wait six to ten weeks, if you can spare somebody for an hour a
      week, and if you like explaining your work to curious people. It doesn’t if it has to be ready
      by Thursday.
    </p>
    <p>
      Steps, costs and confidentiality are described on the
      <a href="/services/consulting">service page</a>. To begin, send us ten lines through the
      <a href="/contact">contact form</a>.
    </p>
  `,
  seo: {
    title: "Consulting by supervised student teams",
    description:
      "Two consulting projects of Kalinga Dream Labs for a sweet shop and a college library, and what we learnt.",
    keywords: "consulting, small business, student teams, Visakhapatnam",
  },
};
