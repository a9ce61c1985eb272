import type { SeedSettings } from "./types.ts";

const logo = { file: "logos/logo.svg", alt: "Kalinga Dream Labs" } as const;

/** White, for the footer's deep blue. */
const logoLight = { file: "logos/logo-light.svg", alt: "Kalinga Dream Labs" } as const;

export const settings: SeedSettings = {
  template: [
    { slug: "site-name", value: "Kalinga Dream Labs" },
    { slug: "member-area-url", value: "/member-area/" },
  ],
  logo,
  social: {
    linkedin: "https://www.linkedin.com/company/kalinga-dream-labs",
    youtube: "https://www.youtube.com/@kalingadreamlabs",
    facebook: "https://www.facebook.com/kalingadreamlabs",
    instagram: "https://www.instagram.com/kalingadreamlabs",
    tripadvisor: "",
  },
  contact: {
    address: "Second Floor, Dolphin House, Beach Road, Pandurangapuram, Visakhapatnam 530003",
    phone: "9000000000",
    email: "hello@kalingadreamlabs.example.org",
  },
  footer: {
    text: "A non-profit in Visakhapatnam that helps students turn curiosity into skill, and skill into something useful. Founded in honour of Dr A. P. J. Abdul Kalam.",
    logo: logoLight,
    links:
      '<ul><li><a href="/">Home</a></li><li><a href="/contact">Contact</a></li><li><a href="/our-mentors">Our Mentors</a></li><li><a href="/founder">Our Founder</a></li><li><a href="/testimonialspage">Testimonials</a></li><li><a href="/terms-and-condition">Terms And Condition</a></li></ul>',
    copyright: "<p>© Kalinga Dream Labs. All Rights Reserved.</p>",
  },
};
