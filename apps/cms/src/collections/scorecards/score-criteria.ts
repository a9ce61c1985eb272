import { type ApplicationForm, applicationForms } from "@kdl/schemas/applications/stages";
import type { CollectionConfig, Field, NumberFieldSingleValidation } from "payload";
import { accessTo, hiddenUnlessReadable, never } from "../../access/staff.ts";
import { DEFAULT_MAX, DEFAULT_WEIGHT, shippedCriteria } from "../../scorecards/shipped-criteria.ts";
import {
  countVersion,
  keepCriteriaVersion,
  setCriteriaKey,
} from "../../scorecards/version-criteria.ts";

const formLabels: Record<ApplicationForm, string> = {
  internship: "Internship applications",
  volunteer: "Volunteer registrations",
  "club-registration": "Club registrations",
};

const MARKS = { min: 2, max: 10 };
const WEIGHTS = { min: 1, max: 10 };

const wholeNumber =
  ({ min, max }: { min: number; max: number }): NumberFieldSingleValidation =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? true
      : `A whole number from ${min} to ${max}.`;

/** Set when the entry is made: scorecards would refer to another form's criteria otherwise. */
const fixed = { access: { update: never } };

const criterion: Field[] = [
  { name: "label", type: "text", required: true, maxLength: 80 },
  {
    name: "help",
    type: "textarea",
    maxLength: 400,
    admin: { description: "What the marks mean, in a sentence or two. Reviewers see it." },
  },
  {
    type: "row",
    fields: [
      {
        name: "max",
        type: "number",
        label: "Highest mark",
        required: true,
        defaultValue: DEFAULT_MAX,
        ...MARKS,
        validate: wholeNumber(MARKS),
        admin: { description: "Marks go from 1 to this." },
      },
      {
        name: "weight",
        type: "number",
        required: true,
        defaultValue: DEFAULT_WEIGHT,
        ...WEIGHTS,
        validate: wholeNumber(WEIGHTS),
        admin: { description: "2 counts twice as much as 1." },
      },
    ],
  },
];

/** What reviewers give marks for. Every change makes a new version; scorecards keep theirs. */
export const scoreCriteria: CollectionConfig = {
  slug: "score-criteria",
  labels: { singular: "Criteria for scorecards", plural: "Criteria for scorecards" },
  admin: {
    hidden: hiddenUnlessReadable("score-criteria"),
    group: "Submissions",
    description:
      "What reviewers give marks for, for each form. An internship's cohort can have criteria of its own.",
    useAsTitle: "form",
    defaultColumns: ["form", "cohort", "version", "updatedAt"],
    hideAPIURL: true,
  },
  access: accessTo("score-criteria"),
  defaultSort: ["form", "cohort"],
  disableDuplicate: true,
  hooks: {
    beforeValidate: [setCriteriaKey],
    beforeChange: [countVersion],
    afterChange: [keepCriteriaVersion],
  },
  fields: [
    {
      name: "form",
      type: "select",
      required: true,
      defaultValue: "internship" satisfies ApplicationForm,
      options: applicationForms.map((value) => ({ value, label: formLabels[value] })),
      ...fixed,
      admin: { disableBulkEdit: true, description: "It can't be changed later." },
    },
    {
      name: "cohort",
      type: "text",
      label: "Only for the cohort",
      maxLength: 40,
      ...fixed,
      admin: {
        disableBulkEdit: true,
        condition: ({ form }) => form === "internship",
        description:
          "As in the registration rules. Empty: for every cohort that has no criteria of its own. It can't be changed later.",
      },
    },
    {
      name: "criteria",
      type: "array",
      labels: { singular: "Criterion", plural: "Criteria" },
      required: true,
      minRows: 1,
      maxRows: 12,
      defaultValue: () => shippedCriteria.internship.map(({ key: _key, ...rest }) => rest),
      admin: {
        description:
          "A change makes a new version. Scorecards that were begun before keep the version that they were begun with.",
      },
      fields: criterion,
    },
    {
      name: "version",
      type: "number",
      access: { create: never, update: never },
      admin: { position: "sidebar", readOnly: true, description: "Counted by the CMS." },
    },
    {
      // Form and cohort: one entry for each.
      name: "key",
      type: "text",
      unique: true,
      index: true,
      hidden: true,
    },
  ],
};
