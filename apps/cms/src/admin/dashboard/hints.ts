/** What is found where, for those who don't know the admin yet. */
export const hints: Readonly<Record<string, string>> = {
  home: "Slides, the welcome text, vision and mission, why and how.",
  events: "Announce one, change its times, cancel it, open or close registration.",
  services: "Their texts, pictures and steps. Their questions are under FAQs.",
  pages: "Everything else in the site's menu, to any depth.",
  mentors: "People on the mentors' page.",
  contact: "Address, phone and email, on the contact page and in the footer.",
  media: "All pictures of the site, and where each is used.",
  redirects: "Old addresses that lead to new ones.",
};
