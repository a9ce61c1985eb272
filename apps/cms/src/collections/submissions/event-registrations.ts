import {
  announceFreedSeat,
  announceSeatChange,
  holdSeatOnRelease,
} from "../../submissions/event-seats.ts";
import { asText, readOnly } from "./answer-fields.ts";
import { submissionCollection } from "./submission-collection.ts";

export const eventRegistrations = submissionCollection({
  form: "event-registration",
  singular: "Event registration",
  plural: "Event registrations",
  description:
    "People who registered for events. Quarantined and cancelled registrations take no seat.",
  title: "email",
  columns: ["eventName", "firstName", "lastName", "attending", "cancelledAt"],
  hooks: {
    beforeChange: [holdSeatOnRelease],
    afterChange: [announceSeatChange],
    afterDelete: [announceFreedSeat],
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
    {
      name: "cancelledAt",
      type: "date",
      label: "Cancelled by the sender",
      access: readOnly.access,
      admin: {
        readOnly: true,
        position: "sidebar",
        date: { pickerAppearance: "dayAndTime" },
        condition: (data) => Boolean(data["cancelledAt"]),
        components: asText,
      },
    },
    ...answers,
  ],
});
