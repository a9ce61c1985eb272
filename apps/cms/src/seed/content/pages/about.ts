import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const about: SeedPage = {
  key: "page-about",
  slug: "about",
  parentSlug: null,
  title: "About",
  bannerImage: {
    file: "inner-pages/about.svg",
    alt: "The white lighthouse on the headland of Dolphin’s Nose above a calm sea",
  },
  bannerTitle: "About Kalinga Dream Labs",
  bannerTagline: "A lab, a library and many open doors by the sea",
  shortDescription:
    "We are a small non-profit in Visakhapatnam with a simple belief: people learn best when they make something together with somebody who knows how.",
  content: html`
    <h2>In honour of a teacher</h2>
    <p>
      Dr A. P. J. Abdul Kalam was an engineer of rockets and the eleventh President of India. Above
      all he was a teacher. He travelled to schools all over the country and answered the letters of
      students. Our founders had both heard him speak when they were young. Kalinga Dream Labs is
      their way of saying thank you.
    </p>
    <h2>What you find on Beach Road</h2>
    <p>
      Our lab is on the second floor of Dolphin House. There is a long table for lessons, a bench
      with soldering irons and two 3D printers, a cage where drones may crash safely, a shelf of
      books that you may take home, and a roof from where you see the ships wait for the harbour.
      The kettle is always on.
    </p>
    <h2>Who we are</h2>
    <p>
      Two <a href="/founder">founders</a>, a team of three, and some forty volunteers, among them
      <a href="/our-mentors">the mentors</a> whom you meet on these pages. Our students come from
      colleges in Vizag and the districts around: Anakapalli, Vizianagaram, Srikakulam. What they
      say about us stands among the <a href="/testimonialspage">testimonials</a>, the critical
      voices too.
    </p>
    <h2>How we work</h2>
    <ul>
      <li><strong>Small groups.</strong> In a group of twelve nobody disappears.</li>
      <li><strong>Real tasks.</strong> Somebody uses the result, or it isn’t finished.</li>
      <li>
        <strong>Open doors.</strong> No entrance test, no fee for students, three languages at the
        table.
      </li>
      <li><strong>Honest words.</strong> We praise what is good and say what isn’t.</li>
    </ul>
    <p>
      Read <a href="/journey">how it began</a>, see <a href="/services">what we offer</a>, or
      <a href="/contact">come by for tea</a>.
    </p>
  `,
  seo: {
    title: "About Kalinga Dream Labs",
    description:
      "Who we are, what you find in our lab on Beach Road in Visakhapatnam, and why we work in small groups on real tasks.",
    keywords: "about, non-profit, Visakhapatnam, students, Abdul Kalam",
  },
};
