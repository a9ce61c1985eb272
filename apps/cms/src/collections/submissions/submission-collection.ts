import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { CollectionAfterOperationHook, CollectionConfig, Field } from "payload";
import { recordAccess } from "../../access/record-access.ts";
import { searchReadable } from "../../access/search-readable.ts";
import { accessTo, hiddenUnlessReadable, never } from "../../access/staff.ts";
import {
  deleteInterviews,
  keepBookedApplication,
} from "../../applications/interviews/on-delete.ts";
import { mailLogField } from "./mail-log-field.ts";
import { forgetWithLastRow } from "../../people/forget-person.ts";
import { rememberPerson } from "../../people/know-person.ts";
import { removeResume } from "../../resumes/remove-with-row.ts";
import { formSlugs } from "../../forms/form-slugs.ts";
import { subjectOf } from "../../forms/subject-of.ts";
import { removeScorecards } from "../../scorecards/remove-scorecards.ts";
import { announceAccepted } from "../../submissions/on-accepted.ts";
import { reviewStatuses } from "../../forms/review-statuses.ts";
import { removeNotes } from "../../submissions/notes.ts";
import { setSenderKey } from "../../submissions/sender-key.ts";
import { applicationFields, assigneesField, keepCommandFields } from "./application-fields.ts";
import { arrival } from "./arrival-fields.ts";
import { answerFields, searchedAnswers } from "./answer-fields.ts";
import { resumeField } from "./resume-field.ts";
import { scorecardsField } from "./scorecards-field.ts";

interface SubmissionOptions {
  form: FormName;
  singular: string;
  plural: string;
  description: string;
  /** Field that is the title of a submission in lists. */
  title: string;
  columns: string[];
  /** Adds what the collection has besides the answers and the file. */
  fields?: (answers: Field[]) => Field[];
  hooks?: NonNullable<CollectionConfig["hooks"]>;
}

/**
 * @param isHidden where stages have taken its place. The column stays for one release: during an update,
 * the previous version of the CMS still reads it.
 */
const reviewStatus = (isHidden: boolean): Field => ({
  name: "reviewStatus",
  type: "select",
  label: "Status",
  required: true,
  defaultValue: reviewStatuses[0].value,
  index: true,
  options: reviewStatuses.map(({ value, label }) => ({ value, label })),
  admin: { position: "sidebar", hidden: isHidden, disableBulkEdit: isHidden },
});

/** Fields that staff may change. */
const handling: Field[] = [
  {
    name: "quarantined",
    type: "checkbox",
    label: "In quarantine",
    required: true,
    defaultValue: false,
    index: true,
    admin: {
      position: "sidebar",
      description:
        "It looks like spam and counts for nothing. Untick it to release the submission.",
      components: { Cell: "/admin/quarantine-cell.tsx#QuarantineCell" },
    },
  },
];

/** Leads to what else came from the sender's address. */
const personLink: Field = {
  name: "personLink",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/admin/people/person-link.tsx#PersonLink" },
  },
};

const quarantineBanner: Field = {
  name: "quarantineBanner",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/admin/quarantine-banner.tsx#QuarantineBanner" },
  },
};

/**
 * Where notes were before they had rows of their own. The column stays for one release: during an update,
 * the previous version of the CMS still reads it.
 */
const formerNotes: Field = {
  name: "notes",
  type: "textarea",
  hidden: true,
  access: { create: never, update: never },
};

const history: Field = {
  name: "history",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/admin/history/history.tsx#History" },
  },
};

/** The sender's address in lower case, by which members' submissions are found. */
const senderKey: Field = {
  name: "senderKey",
  type: "text",
  index: true,
  hidden: true,
  access: { create: never, update: () => false },
};

/** Records who opened a submission in the admin, or read it through its API. */
const recordOpening =
  (form: FormName): CollectionAfterOperationHook =>
  async ({ operation, overrideAccess, req, result }) => {
    if (operation === "findByID" && !overrideAccess && result) {
      await recordAccess(
        req,
        "opened",
        formSlugs[form],
        String((result as { reference?: string }).reference),
      );
    }
    return result;
  };

/**
 * The collection of a form. Only the contract's route creates documents; staff read them and set their
 * status; only admins delete them.
 */
export function submissionCollection(options: SubmissionOptions): CollectionConfig {
  const { file } = forms[options.form];
  const subject = subjectOf(options.form);
  const hasStages = subject === "applications";
  const answers = [...answerFields(options.form), ...(file ? [resumeField(file)] : [])];
  const fields = options.fields?.(answers) ?? answers;
  const afterDelete = [
    ...(options.hooks?.afterDelete ?? []),
    removeNotes(formSlugs[options.form]),
    ...(hasStages ? [removeScorecards] : []),
    ...(file ? [removeResume] : []),
    forgetWithLastRow,
    ...(hasStages ? [deleteInterviews] : []),
  ];
  return {
    slug: formSlugs[options.form],
    labels: { singular: options.singular, plural: options.plural },
    admin: {
      hidden: hiddenUnlessReadable(subject),
      group: "Submissions",
      description: options.description,
      useAsTitle: options.title,
      defaultColumns: [
        ...options.columns,
        hasStages ? "stage" : "reviewStatus",
        "quarantined",
        "receivedAt",
      ],
      listSearchableFields: searchedAnswers(options.form),
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
      components: {
        beforeListTable: [
          "/admin/submission-tabs.tsx#SubmissionTabs",
          ...(hasStages ? ["/admin/applications/bulk-commands.tsx#BulkCommands"] : []),
        ],
      },
    },
    access: accessTo(subject),
    defaultSort: "-receivedAt",
    disableDuplicate: true,
    hooks: {
      ...options.hooks,
      beforeOperation: [searchReadable(subject)],
      beforeChange: [
        ...(options.hooks?.beforeChange ?? []),
        setSenderKey,
        ...(hasStages ? [keepCommandFields] : []),
      ],
      afterChange: [
        ...(options.hooks?.afterChange ?? []),
        announceAccepted(options.form),
        rememberPerson(formSlugs[options.form]),
      ],
      beforeDelete: hasStages ? [keepBookedApplication] : [],
      afterDelete,
      afterOperation: [recordOpening(options.form)],
    },
    fields: [
      quarantineBanner,
      ...(hasStages ? applicationFields : []),
      ...fields,
      ...(hasStages ? [scorecardsField] : []),
      history,
      mailLogField(subject),
      ...(hasStages ? [assigneesField] : []),
      reviewStatus(hasStages),
      formerNotes,
      ...handling,
      ...arrival,
      personLink,
      senderKey,
    ],
  };
}
