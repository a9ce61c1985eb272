import {
  afterPlaceChange,
  afterPlaceDeleted,
  holdBeforeDelete,
  settlePlace,
} from "../../submissions/places/on-change.ts";
import { attendanceField } from "./attendance-field.ts";
import { asText, readOnly } from "./answer-fields.ts";
import { FULL_NAME, fullNameField, setFullName } from "./full-name-field.ts";
import { keepCommandFields } from "./keep-command-fields.ts";
import { placeFieldNames, placeFields } from "./place-fields.ts";
import { submissionCollection } from "./submission-collection.ts";
import { ticketFieldNames, ticketFields } from "./ticket-fields.ts";

export const eventRegistrations = submissionCollection({
  form: "event-registration",
  singular: "Event registration",
  plural: "Event registrations",
  description:
    "People who registered for events. Quarantined and cancelled registrations take no seat.",
  title: FULL_NAME,
  columns: [FULL_NAME, "eventName", "attending", "place", "attendance"],
  hooks: {
    beforeChange: [
      setFullName,
      keepCommandFields([...placeFieldNames, ...ticketFieldNames]),
      settlePlace,
    ],
    afterChange: [afterPlaceChange],
    beforeDelete: [holdBeforeDelete],
    afterDelete: [afterPlaceDeleted],
  },
  fields: (answers) => [
    {
      name: "event",
      type: "relationship",
      relationTo: "events",
      index: true,
      ...readOnly,
    },
    // At the time of the registration: the event may be renamed or deleted.
    {
      name: "eventName",
      type: "text",
      label: "Event's name",
      access: readOnly.access,
      admin: { readOnly: true, components: asText },
    },
    ...placeFields,
    ...ticketFields,
    attendanceField,
    ...answers,
    fullNameField,
  ],
});
