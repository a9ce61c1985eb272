import { decisions, type StageName, stageNames, stages } from "@kdl/schemas/applications/stages";
import type { Field } from "payload";
import { never, readsField } from "../../access/staff.ts";
import { readOnly } from "./answer-fields.ts";
import { interviewField } from "./interviews.ts";
import { latestInterviewField } from "./latest-interview.ts";

const options = (names: readonly StageName[]) =>
  names.map((value) => ({ value, label: stages[value].label }));

/** A date that the CMS sets. The stage's own component shows it. */
const dateOf = (name: string, label: string): Field => ({
  name,
  type: "date",
  label,
  index: true,
  access: { create: never, read: readsField("applications", name), update: never },
  admin: {
    readOnly: true,
    date: { pickerAppearance: "dayAndTime" },
    condition: never,
  },
});

/** The staff who handle an application. */
export const assigneesField: Field = {
  name: "assignees",
  type: "relationship",
  relationTo: "users",
  hasMany: true,
  label: "Assigned to",
  index: true,
  admin: {
    position: "sidebar",
    description: "Mentors see only what is assigned to them.",
  },
};

/** In lists: how long the application has been waiting for a decision. */
const waiting: Field = {
  name: "waiting",
  type: "ui",
  label: "Waiting",
  admin: {
    disableBulkEdit: true,
    components: {
      Cell: "/admin/applications/waiting-cell.tsx#WaitingCell",
      Field: "/admin/applications/waiting-cell.tsx#NoField",
    },
  },
};

/**
 * The status of an application. Except for the assignees, only `src/applications` and `src/scorecards` write
 * these fields, with `payload.db`; forms and Payload's API can't, so every change is legal and logged.
 */
export const applicationFields: Field[] = [
  {
    name: "stage",
    type: "select",
    required: true,
    defaultValue: "received" satisfies StageName,
    index: true,
    options: options(stageNames),
    // Updates through Payload don't carry it: see keepCommandFields.
    validate: () => true as const,
    access: readOnly.access,
    admin: {
      readOnly: true,
      components: { Field: "/admin/applications/stage-control.tsx#StageControl" },
    },
  },
  {
    name: "pendingStage",
    type: "select",
    label: "Prepared decision",
    index: true,
    options: options(decisions),
    access: { create: never, read: readsField("applications", "pendingStage"), update: never },
    admin: { readOnly: true, condition: never },
  },
  waiting,
  dateOf("releaseAt", "Takes effect"),
  dateOf("stageSince", "In this stage since"),
  dateOf("answerBy", "To be accepted by"),
  {
    // The average of the scorecards that were handed in, from 0 to 100. Only src/scorecards writes it.
    name: "score",
    type: "number",
    index: true,
    access: { create: never, read: readsField("applications", "score"), update: never },
    admin: {
      readOnly: true,
      condition: never,
      components: { Cell: "/admin/applications/cells.tsx#ScoreCell" },
    },
  },
  {
    // The latest reminder's deadline and how many days before it, so that each reminder is sent once.
    name: "reminded",
    type: "text",
    hidden: true,
    access: { create: never, update: never },
  },
  {
    // Digest of the private link's token.
    name: "linkDigest",
    type: "text",
    unique: true,
    index: true,
    hidden: true,
    access: { create: never, update: never },
  },
  interviewField,
  latestInterviewField,
];

export const applicationFieldNames = applicationFields.flatMap((field) =>
  "name" in field ? [field.name] : [],
);
