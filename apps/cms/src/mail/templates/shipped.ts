import type { MailText, SitePurpose } from "./purposes.ts";

/**
 * The mails as they are shipped. Greeting, reference and signature are added to every mail. None repeats
 * what an applicant wrote, except for a name that looks like one.
 */
export const shippedTexts: Readonly<Record<SitePurpose, MailText & { title: string }>> = {
  "confirmation-internship": {
    title: "Confirmation: internship application",
    subject: "We have your {{form}}",
    body: `Thank you for applying for an internship. Your application and your resume have arrived. This isn't a decision yet.

{{nextStep}}

{{link}}`,
  },
  "confirmation-volunteer": {
    title: "Confirmation: volunteer registration",
    subject: "We have your {{form}}",
    body: `Thank you for offering to help. Your registration has arrived. This isn't a decision yet.

{{nextStep}}

{{link}}`,
  },
  "confirmation-club-registration": {
    title: "Confirmation: club registration",
    subject: "We have your {{form}}",
    body: `Thank you for your interest in our clubs. Your registration has arrived. This isn't a decision yet.

{{nextStep}}

{{link}}`,
  },
  "interview-offered": {
    title: "Interview: times to choose from",
    subject: "Please choose a time for your interview",
    body: `We would like to talk to you about your {{form}}. This isn't a decision yet.

Please choose one of these times on the page below. If none of them suits you, please tell us there.

{{link}}`,
  },
  "interview-booked": {
    title: "Interview: invitation",
    subject: "Your interview: {{interviewTime}}",
    body: `Your interview is booked. The invitation that comes with this message puts it into your calendar.

{{link}}`,
  },
  "interview-reminder": {
    title: "Interview: reminder",
    subject: "Reminder: your interview is on {{interviewTime}}",
    body: `We look forward to talking to you.

{{link}}`,
  },
  "interview-cancelled": {
    title: "Interview: cancelled",
    subject: "Your interview is cancelled: {{interviewTime}}",
    body: `Your interview doesn't take place at this time. This message removes it from your calendar.

{{link}}`,
  },
  selected: {
    title: "Offer",
    subject: "Please answer by {{answerBy}}: your {{place}}",
    body: `Good news: we would like to offer you {{aPlace}}.

Please tell us on the page below whether you accept it, by the end of {{answerByDate}}. After that day we may offer it to someone else.

{{link}}`,
  },
  shortlisted: {
    title: "Shortlist",
    subject: "You are on the shortlist: your {{form}}",
    body: `Thank you for your patience. Your {{form}} is on our shortlist. This isn't an offer yet: one may follow when a place becomes free.

You don't need to do anything now. We will write to you when we have decided.

{{link}}`,
  },
  declined: {
    title: "Decline",
    subject: "Our answer to your {{form}}",
    body: `Thank you for your interest, and for the time that you took for it.

We are sorry that we can't offer you a place this time. We can't take everybody who would be good for it, so please don't read this as a judgement of you.

You are welcome to try again, and at our events.

{{link}}`,
  },
  "offer-reminder": {
    title: "Reminder to answer the offer",
    subject: "Please answer by {{answerBy}}: {{organisation}} offers you a place",
    body: `We offered you a place after your {{form}}, and haven't heard from you yet. Please accept it or withdraw by {{answerByTime}}: after that, the place goes to someone else.

{{link}}`,
  },
  "offer-lapsed": {
    title: "The offer has ended",
    subject: "Our offer has ended",
    body: `We offered you a place after your {{form}}, and didn't hear from you in time, so the offer has ended. If you are still interested, please write to us.

{{link}}`,
  },
  links: {
    title: "Links that somebody asked for",
    subject: "The link to your application",
    body: `Each link below shows where an application of yours stands. Please keep it to yourself: no password is needed.

{{link}}`,
  },
};
