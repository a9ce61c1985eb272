import { html } from "./html.ts";
import type { SeedHomeTestimonial } from "./types.ts";

/**
 * Of the carousel. Two of them speak of a public lecture, and that lecture is their video.
 */
export const homeTestimonials: SeedHomeTestimonial[] = [
  {
    key: "home-testimonial-sravani-kolli",
    name: "Sravani Kolli",
    description: html`<p>
      Before our first meeting my mentor sent me this talk about creativity and school. We spoke
      about it for an hour, and then I dared to say what I really wanted to do.
    </p>`,
    image: { file: "testimonials/sravani-kolli.svg", alt: "Drawn portrait of Sravani Kolli" },
    videoUrl: "https://youtu.be/iG9CE55wbtY",
  },
  {
    key: "home-testimonial-rohit-nanda",
    name: "Rohit Nanda",
    description: html`<p>
      I thought an internship meant fetching tea. In week two I was explaining my database design to
      eight people who wanted to know why.
    </p>`,
    image: { file: "testimonials/rohit-nanda.svg", alt: "Drawn portrait of Rohit Nanda" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-padmaja-gedela",
    name: "Padmaja Gedela",
    description: html`<p>
      As a teacher I asked for one day of robots for my class. They came with eight kits and four
      students, and even the quiet children didn’t want to go home.
    </p>`,
    image: { file: "testimonials/padmaja-gedela.svg", alt: "Drawn portrait of Padmaja Gedela" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-arjun-behera",
    name: "Arjun Behera",
    description: html`<p>
      In the ML cohort we watched this lecture on neural networks in the first week, paused it every
      two minutes and argued. In the third week we built the network from it ourselves.
    </p>`,
    image: { file: "testimonials/arjun-behera.svg", alt: "Drawn portrait of Arjun Behera" },
    videoUrl: "https://youtu.be/aircAruvnKk",
  },
  {
    key: "home-testimonial-mariam-khan",
    name: "Mariam Khan",
    description: html`<p>
      I record lessons in two languages. I have learnt more English by making a sentence simple than
      in all the years before.
    </p>`,
    image: { file: "testimonials/mariam-khan.svg", alt: "Drawn portrait of Mariam Khan" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-srinivas-allu",
    name: "Srinivas Allu",
    description: html`<p>
      I hold the Saturday key. Nobody had ever given me a key before. I study commerce, I can’t
      solder very well, and this is still the place where I belong.
    </p>`,
    image: { file: "testimonials/srinivas-allu.svg", alt: "Drawn portrait of Srinivas Allu" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-divya-saripalli",
    name: "Divya Saripalli",
    description: html`<p>
      Our hinge had been invented in 1987. Two evenings later we knew what was new about ours. I
      wouldn’t have found that difference alone.
    </p>`,
    image: { file: "testimonials/divya-saripalli.svg", alt: "Drawn portrait of Divya Saripalli" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-venkat-naidu",
    name: "Venkat Naidu",
    description: html`<p>
      They made a table for our sweet shop that tells me how many trays to bake. It is one page. I
      understand it, my father understands it, and we throw away much less.
    </p>`,
    image: { file: "testimonials/venkat-naidu.svg", alt: "Drawn portrait of Venkat Naidu" },
    videoUrl: "",
  },
  {
    key: "home-testimonial-ananya-mishra",
    name: "Ananya Mishra",
    description: html`<p>
      I came for Saturn’s rings and stayed for the satellite receiver. When the first picture of the
      Bay of Bengal appeared on our screen, I knew what I wanted to study.
    </p>`,
    image: { file: "testimonials/ananya-mishra.svg", alt: "Drawn portrait of Ananya Mishra" },
    videoUrl: "",
  },
];
