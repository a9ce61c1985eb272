import type { JobsConfig } from "payload";
import { never } from "../access/staff.ts";
import { commitDecline } from "./commit-decline.ts";
import { sendApplicationLinks } from "./send-application-links.ts";
import { sendCertificateMail } from "./send-certificate-mail.ts";
import { sendEventMail } from "./send-event-mail.ts";
import { sendInterviewMail } from "./send-interview-mail.ts";
import { sendMail } from "./send-mail.ts";
import { sendMessage } from "./send-message.ts";
import { sendQuarantineNotice } from "./send-quarantine-notice.ts";
import { sendSummary } from "./send-summary.ts";
import { sendMemberMail } from "./send-member-mail.ts";
import { sendStaffReset } from "./send-staff-reset.ts";

/** Background work. It can't be started or stopped over HTTP. */
export const jobs: JobsConfig = {
  tasks: [
    sendMail,
    sendMessage,
    sendMemberMail,
    sendApplicationLinks,
    sendInterviewMail,
    sendCertificateMail,
    sendEventMail,
    sendSummary,
    sendQuarantineNotice,
    sendStaffReset,
    commitDecline,
  ],
  access: { run: never, queue: never, cancel: never },
};
