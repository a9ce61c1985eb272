/** Every address that shows content, with a heading and a text that the fake upstream gives it. */
export interface ContentPage {
  path: string;
  heading: string;
  text: string;
}

export const contentPages: ContentPage[] = [
  { path: "/", heading: "Learn by building", text: "A place to try things" },
  { path: "/services", heading: "Services", text: "Our Services for Students" },
  { path: "/services/internship", heading: "Internship", text: "Frequently Asked Questions" },
  { path: "/clubs", heading: "Clubs", text: "Drone Club" },
  { path: "/clubs/drones", heading: "Drone Club", text: "Register for this club" },
  { path: "/events", heading: "Events", text: "Come and Join our Events" },
  { path: "/events?tab=upcoming", heading: "Events", text: "Open Evening" },
  { path: "/events/build-week", heading: "Build Week", text: "there is a bench for you" },
  {
    path: "/event-registration/build-week",
    heading: "Build Week",
    text: "Event Registration Form",
  },
  { path: "/event-registration/robot-race", heading: "Robot Race", text: "All seats" },
  {
    path: "/event-registration-success?sent=1",
    heading: "Registration Successful!",
    text: "check your Email",
  },
  { path: "/contact", heading: "Contact", text: "Get In Touch" },
  {
    path: "/thank-you?sent=1",
    heading: "Thank you for contacting us!",
    text: "as soon as possible.",
  },
  { path: "/testimonialspage", heading: "Testimonials", text: "Sneha M." },
  { path: "/partners", heading: "Partners", text: "Salt & Wire" },
  { path: "/our-mentors", heading: "Our Mentors", text: "Lakshmi Rao" },
  { path: "/our-mentors/lakshmi-rao", heading: "Lakshmi Rao", text: "Talk to a mentor" },
  { path: "/founder", heading: "Our Founder", text: "Suresh Patnaik" },
  {
    path: "/internship-registration",
    heading: "Career Based Internship Form",
    text: "Please note",
  },
  { path: "/club-registration", heading: "Club Registration", text: "Your interest" },
  { path: "/training-form", heading: "Volunteer Registration", text: "LinkedIn URL" },
  {
    path: "/registration-success?sent=1",
    heading: "Registration Successful!",
    text: "check your WhatsApp",
  },
  { path: "/user-login", heading: "Member login", text: "Username" },
  { path: "/programmes", heading: "Our programmes", text: "Everything that we offer" },
];

/** Pages of {@link contentPages}: one of each kind. */
export const pageOfEachKind = [
  "/",
  "/services/internship",
  "/events/build-week",
  "/contact",
  "/internship-registration",
  "/user-login",
];

/** Addresses that don't exist, with the specified text. */
export const missingPages = [
  { path: "/services/nothing", text: "Service not found." },
  { path: "/clubs/nothing", text: "Club not found." },
  { path: "/events/nothing", text: "Event not found!" },
  { path: "/events/surprise-party", text: "Event not found!" },
  { path: "/event-registration/nothing", text: "Event not found!" },
  { path: "/our-mentors/nothing", text: "Mentor not found." },
  { path: "/nothing", text: "Item not found!" },
  { path: "/nothing/at/all", text: "Item not found!" },
];

/** What a page says when its resource can't be loaded. */
export const failingPages = [
  { path: "/", resource: "homepageblocks", text: "Error: Failed to fetch homepage blocks" },
  { path: "/", resource: "slider", text: "Failed to fetch slider" },
  { path: "/", resource: "services", text: "Failed to fetch services" },
  { path: "/", resource: "testimonials", text: "Failed to fetch testimonials details" },
  { path: "/services", resource: "services", text: "Failed to fetch services" },
  { path: "/services/internship", resource: "services", text: "Failed to fetch services" },
  { path: "/clubs", resource: "clubs", text: "Failed to fetch Clubs" },
  { path: "/clubs/drones", resource: "clubs", text: "Failed to fetch Clubs" },
  { path: "/events", resource: "events", text: "Failed to fetch events" },
  { path: "/events/build-week", resource: "events", text: "Failed to fetch events" },
  {
    path: "/event-registration/build-week",
    resource: "events",
    text: "Error: Failed to fetch events",
  },
  { path: "/partners", resource: "partners", text: "Failed to fetch partners" },
  { path: "/our-mentors", resource: "mentors", text: "Failed to fetch" },
  { path: "/our-mentors/lakshmi-rao", resource: "mentors", text: "Failed to fetch" },
  { path: "/founder", resource: "mentors", text: "Failed to fetch" },
  {
    path: "/testimonialspage",
    resource: "testimonialspage",
    text: "Failed to fetch testimonials details",
  },
  { path: "/programmes", resource: "cms", text: "Failed to fetch pages" },
] as const;
