/** Older addresses at the top of the site, and where they lead unless an editor's page has the slug. */
export const formerPages: Readonly<Record<string, string>> = {
  ourmentors: "/our-mentors",
  testimonials: "/testimonialspage",
};
