/** Above the form and on the button of an event that is full. Apart from other texts: the home page has them. */
export const waitlistTexts = {
  note: "All seats are taken. Join the waitlist, and we’ll send you an email as soon as a seat is free for you.",
  button: "Join the waitlist",
} as const;
