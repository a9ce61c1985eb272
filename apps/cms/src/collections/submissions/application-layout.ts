import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Field } from "payload";
import { groupAnswers } from "./answer-groups.ts";

interface ApplicationParts {
  /** Above both columns. */
  head: Field[];
  answers: Field[];
  /** The resume, if the form takes one. */
  file: Field[];
  /** Fields that staff work with, such as the assignees. */
  handling: Field[];
  /** Past events: history and mail. */
  course: Field[];
  /** Rarely needed fields. */
  technical: Field[];
  hidden: Field[];
}

const unplaced = (field: Field): Field => {
  if (!("admin" in field) || !field.admin || !("position" in field.admin)) return field;
  const { position: _, ...admin } = field.admin;
  return { ...field, admin } as Field;
};

const column = (name: string, fields: Field[]): Field => ({
  type: "group",
  label: false,
  admin: { hideGutter: true, className: `kdl-desk__${name}` },
  fields,
});

/**
 * One application on one screen: the answers, with the resume and the history beside them on wide screens.
 * Payload's own sidebar would leave too little room for a resume.
 */
export function applicationLayout(form: ApplicationForm, parts: ApplicationParts): Field[] {
  const { head, answers, file, handling, course, technical, hidden } = parts;
  return [
    ...head,
    {
      type: "row",
      admin: { className: "kdl-desk" },
      fields: [
        column("answers", [
          ...groupAnswers(form, answers),
          { type: "group", label: "Handling", fields: handling.map(unplaced) },
        ]),
        column("course", [...file, ...course]),
      ],
    },
    {
      type: "collapsible",
      label: "Technical details",
      admin: { initCollapsed: true },
      fields: technical.map(unplaced),
    },
    ...hidden.map(unplaced),
  ];
}
