import type { CollectionConfig } from "payload";
import { clubRegistrations } from "./club-registrations.ts";
import { contactMessages } from "./contact-messages.ts";
import { eventRegistrations } from "./event-registrations.ts";
import { idempotencyKeys } from "./idempotency-keys.ts";
import { internshipApplications } from "./internship-applications.ts";
import { volunteerRegistrations } from "./volunteer-registrations.ts";

/** What people send through the site's forms, and what keeps a repeat from counting twice. */
export const submissionCollections: CollectionConfig[] = [
  contactMessages,
  eventRegistrations,
  internshipApplications,
  volunteerRegistrations,
  clubRegistrations,
  idempotencyKeys,
];
