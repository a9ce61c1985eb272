import type { EmailAdapter } from "payload";

/** Stands in until mail is set up: says in the log that something was not sent, but not what it said. */
export const unsentMail: EmailAdapter = ({ payload }) => ({
  name: "unsent",
  defaultFromName: "Kalinga Dream Labs",
  defaultFromAddress: "noreply@localhost",
  sendEmail: async ({ subject }) => {
    payload.logger.warn({ subject }, "Mail is not set up: not sent");
  },
});
