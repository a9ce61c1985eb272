import { html } from "./html.ts";
import type { SeedTestimonial } from "./types.ts";

/** One of them is critical, as an honest page would have it. */
export const testimonials: SeedTestimonial[] = [
  {
    key: "testimonial-harini-bodapati",
    name: "Harini Bodapati",
    designation: "Third-year student, Mechanical Engineering",
    company: "Bheemili Institute of Technology",
    rating: 5,
    description: html`<p>
      I came to ask which course to take and left with a machine in my head. My mentor has never
      told me what to do. He asks until I know it myself.
    </p>`,
  },
  {
    key: "testimonial-vamsi-gorle",
    name: "Vamsi Gorle",
    designation: "Junior Web Developer",
    company: "Lighthouse Software",
    rating: 5,
    description: html`<p>
      In the interview they opened the site that I had built as an intern and asked why I had done
      it this way. I could answer every question, since my cohort had asked all of them before.
    </p>`,
  },
  {
    key: "testimonial-fathima-begum",
    name: "Fathima Begum",
    designation: "Volunteer teacher",
    company: "Kalinga Dream Labs",
    rating: 5,
    description: html`<p>
      I was afraid of speaking in front of people. The training gave me one aim for one hour, and a
      kite. Now I teach every second Saturday and look forward to it.
    </p>`,
  },
  {
    key: "testimonial-charan-teja-molleti",
    name: "Charan Teja Molleti",
    designation: "Final-year student, Electronics",
    company: "Gosthani College of Engineering",
    rating: 4,
    description: html`<p>
      The UAV club is great, and you really do learn to fly. One star less because the field is far
      away and we start at half past six. But the air is still at that hour, I admit it.
    </p>`,
  },
  {
    key: "testimonial-lalitha-rao",
    name: "Lalitha Rao",
    designation: "Librarian",
    company: "Sagar Degree College",
    rating: 5,
    description: html`<p>
      The students built us an app, found out that we didn’t need it, told us so, and gave us
      extension leads instead. I have seldom had such honest consultants.
    </p>`,
  },
  {
    key: "testimonial-debasish-sahu",
    name: "Debasish Sahu",
    designation: "Co-founder",
    company: "Two Roofs Water",
    rating: 5,
    description: html`<p>
      ₹4,200 for a pump was the first money anybody ever gave us. The questions before it were worth
      more. We still ask ourselves all four before we buy anything.
    </p>`,
  },
  {
    key: "testimonial-nikhil-yandamuri",
    name: "Nikhil Yandamuri",
    designation: "Student, B.Com.",
    company: "Harbour City College",
    rating: 3,
    description: html`<p>
      Good mentors and a good group, but I waited seven weeks for a cohort in video editing to fill
      up. I wish I had been told earlier how long it would take. The training itself was worth it.
    </p>`,
  },
  {
    key: "testimonial-grace-thomas",
    name: "Grace Thomas",
    designation: "Data Analyst",
    company: "Eastern Ghats Foods",
    rating: 4,
    description: html`<p>
      I studied civil engineering and wanted to work with data. Nobody here found that strange.
      Three months later I could clean a table, doubt a chart and explain both.
    </p>`,
  },
  {
    key: "testimonial-satyanarayana-murthy",
    name: "Satyanarayana Murthy",
    designation: "Father of a club member",
    company: "Visakhapatnam",
    rating: 5,
    description: html`<p>
      My daughter used to take the radio apart in secret. Now she does it at Kalinga Dream Labs, and
      it works when she comes home. We are thankful for the safe place and for the patience.
    </p>`,
  },
];
