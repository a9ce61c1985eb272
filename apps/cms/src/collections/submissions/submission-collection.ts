import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { isApplicationForm } from "@kdl/schemas/applications/stages";
import type { CollectionConfig, Field } from "payload";
import { recordOpening } from "../../access/record-opening.ts";
import { searchReadable } from "../../access/search-readable.ts";
import { accessTo, hiddenUnlessReadable } from "../../access/staff.ts";
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
import { certifiedFormOf } from "../../certificates/certified-forms.ts";
import { announceAccepted } from "../../submissions/on-accepted.ts";
import { removeNotes } from "../../submissions/notes.ts";
import { setSenderKey } from "../../submissions/sender-key.ts";
import { applicationFieldNames, applicationFields, assigneesField } from "./application-fields.ts";
import { arrival, technical } from "./arrival-fields.ts";
import { answerFields, searchedAnswers } from "./answer-fields.ts";
import { applicationLayout } from "./application-layout.ts";
import { keepCommandFields } from "./keep-command-fields.ts";
import { certificatesField } from "./certificates-field.ts";
import { LATEST_INTERVIEW, showLatestInterview } from "./latest-interview.ts";
import { resumeField } from "./resume-field.ts";
import { scorecardsField } from "./scorecards-field.ts";
import {
  formerNotes,
  history,
  personLink,
  quarantineBanner,
  quarantined,
  resumeHash,
  reviewStatus,
  senderKey,
} from "./submission-fields.ts";

interface SubmissionOptions {
  form: FormName;
  singular: string;
  plural: string;
  description: string;
  /** Field that is the title of a submission in lists. */
  title: string;
  columns: string[];
  /** Adds what the collection of a form without stages has besides the answers. */
  fields?: (answers: Field[]) => Field[];
  /** What applications have besides the answers and the file. */
  more?: Field[];
  hooks?: NonNullable<CollectionConfig["hooks"]>;
}

/**
 * The collection of a form. Only the contract's route creates documents; staff read them and set their
 * status; only admins delete them.
 */
export function submissionCollection(options: SubmissionOptions): CollectionConfig {
  const { file } = forms[options.form];
  const subject = subjectOf(options.form);
  const hasStages = subject === "applications";
  const certificates = certifiedFormOf(formSlugs[options.form]) ? [certificatesField] : [];
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
        ...(hasStages
          ? ["score", "stage", LATEST_INTERVIEW, "waiting"]
          : ["reviewStatus", "receivedAt"]),
        "quarantined",
      ],
      listSearchableFields: searchedAnswers(options.form, options.title),
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
      components: {
        beforeListTable: [
          ...(hasStages ? ["/admin/applications/view-toggle.tsx#ViewToggle"] : []),
          "/admin/submission-tabs.tsx#SubmissionTabs",
          ...(hasStages ? ["/admin/applications/bulk-commands.tsx#BulkCommands"] : []),
          ...(certificates.length > 0
            ? ["/admin/certificates/issue-from-list.tsx#IssueFromList"]
            : []),
        ],
        ...(hasStages && {
          views: {
            board: {
              path: "/board",
              exact: true,
              Component: "/admin/board/board-view.tsx#BoardView",
            },
          },
        }),
      },
    },
    access: accessTo(subject),
    enableQueryPresets: hasStages,
    defaultSort: "-receivedAt",
    disableDuplicate: true,
    hooks: {
      ...options.hooks,
      beforeOperation: [searchReadable(subject)],
      beforeChange: [
        ...(options.hooks?.beforeChange ?? []),
        setSenderKey,
        ...(hasStages ? [keepCommandFields(applicationFieldNames)] : []),
      ],
      afterChange: [
        ...(options.hooks?.afterChange ?? []),
        announceAccepted(options.form),
        rememberPerson(formSlugs[options.form]),
      ],
      beforeDelete: [
        ...(options.hooks?.beforeDelete ?? []),
        ...(hasStages ? [keepBookedApplication] : []),
      ],
      afterDelete,
      afterOperation: [
        recordOpening(formSlugs[options.form], "reference"),
        ...(hasStages ? [showLatestInterview] : []),
      ],
    },
    fields: isApplicationForm(options.form)
      ? applicationLayout(options.form, {
          head: [quarantineBanner, ...applicationFields, ...certificates],
          answers: answerFields(options.form),
          file: file ? [resumeField(file)] : [],
          handling: [assigneesField, ...arrival, ...(options.more ?? []), personLink, quarantined],
          course: [scorecardsField, history, mailLogField(subject)],
          technical: [...(file ? [resumeHash] : []), ...technical],
          hidden: [reviewStatus(true), formerNotes, senderKey],
        })
      : [
          quarantineBanner,
          ...certificates,
          ...(options.fields?.(answerFields(options.form)) ?? answerFields(options.form)),
          history,
          mailLogField(subject),
          reviewStatus(false),
          formerNotes,
          quarantined,
          ...arrival,
          ...technical,
          personLink,
          senderKey,
        ],
  };
}
