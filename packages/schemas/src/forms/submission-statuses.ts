/** No runtime imports here, since pages load this module. */

interface StatusTexts {
  title: string;
  /** What the status of an internship application means to the applicant. */
  applicationNews: string;
}

const texts = {
  received: {
    title: "Received",
    applicationNews:
      "We have received your application. A mentor will read it, and we’ll message you on WhatsApp.",
  },
  "in-progress": {
    title: "In review",
    applicationNews: "Our mentors are reviewing your application. We’ll message you on WhatsApp.",
  },
  done: {
    title: "Done",
    applicationNews:
      "Your application has been reviewed. If you haven’t heard from us yet, you will soon.",
  },
  cancelled: { title: "Cancelled", applicationNews: "Your application was withdrawn." },
} as const satisfies Record<string, StatusTexts>;

/** How far staff have come with a submission. */
export type SubmissionStatus = keyof typeof texts;
export const statusTexts: Readonly<Record<SubmissionStatus, StatusTexts>> = texts;
export const submissionStatuses = Object.keys(texts) as SubmissionStatus[];
