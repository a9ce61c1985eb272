import type { CollectionConfig } from "payload";
import { eventFacts } from "./event-facts.ts";
import { eventMailings } from "./event-mailings.ts";
import { eventSends } from "./event-sends.ts";
import { eventRegistrations } from "./event-registrations.ts";
import { FULL_NAME, fullNameField, setFullName } from "./full-name-field.ts";
import { idempotencyKeys } from "./idempotency-keys.ts";
import { internshipApplications } from "./internship-applications.ts";
import { interviewCollections } from "./interviews.ts";
import { outgoingMessages } from "./outgoing-messages.ts";
import { placeChanges } from "./place-changes.ts";
import { stageChanges } from "./stage-changes.ts";
import { submissionNotes } from "./submission-notes.ts";
import { submissionCollection } from "./submission-collection.ts";

/** What people send through the site's forms, and the keys that make repeated requests harmless. */
export const submissionCollections: CollectionConfig[] = [
  submissionCollection({
    form: "contact",
    singular: "Contact message",
    plural: "Contact messages",
    description: "What people wrote on the contact page.",
    title: "name",
    columns: ["name", "email"],
  }),
  eventRegistrations,
  internshipApplications,
  submissionCollection({
    form: "volunteer",
    singular: "Volunteer registration",
    plural: "Volunteer registrations",
    description: "Everyone who offered to volunteer.",
    title: FULL_NAME,
    columns: [FULL_NAME, "email", "collegeName", "graduationYear", "available"],
    hooks: { beforeChange: [setFullName] },
    more: [fullNameField],
  }),
  submissionCollection({
    form: "club-registration",
    singular: "Club registration",
    plural: "Club registrations",
    description: "Everyone who asked to join a club.",
    title: "name",
    columns: ["name", "collegeName", "fieldOfStudy", "education", "experienceLevel"],
  }),
  stageChanges,
  placeChanges,
  eventFacts,
  eventMailings,
  eventSends,
  submissionNotes,
  ...interviewCollections,
  outgoingMessages,
  idempotencyKeys,
];
