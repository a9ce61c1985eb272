import type {
  CheckboxField,
  DateFieldValidation,
  NumberFieldSingleValidation,
  UIField,
} from "payload";
import { contentCollection } from "./content-collection.ts";
import { env } from "../env.ts";
import { calendarSequenceField } from "../fields/calendar-sequence.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { shortDescriptionField } from "../fields/short-description.ts";
import { slugField } from "../fields/slug.ts";
import { forgetDeleted, recordChange } from "../submissions/event-mails/record-change.ts";
import { eventReminders } from "../submissions/places/event-reminders.ts";
import { thanksFields } from "../fields/thanks-fields.ts";
import { keepFromDeletion, keepFromTrash } from "../submissions/places/keep-with-people.ts";
import { offerAfterChange } from "../submissions/places/on-event-change.ts";

/** An event ends after it starts. */
const validateEnd: DateFieldValidation = (value, { siblingData }) => {
  if (!value) return "Please enter when the event ends.";
  const start = (siblingData as { startsAt?: string | Date }).startsAt;
  if (!start || new Date(value) > new Date(start)) return true;
  return "The event has to end after it starts.";
};

const validateCapacity: NumberFieldSingleValidation = (value) =>
  value === null || value === undefined || (Number.isInteger(value) && value >= 1)
    ? true
    : "A whole number from 1, or empty for no limit.";

const TELL_PEOPLE =
  "Once you have published a change, you are asked whether to tell the people who are registered.";

const dateField = (name: string, label: string) =>
  ({
    name,
    type: "date",
    label,
    required: true,
    admin: {
      date: { pickerAppearance: "dayAndTime", timeIntervals: 15 },
      description: `In your own time zone. The site shows it in ${env.SITE_TIME_ZONE}. ${TELL_PEOPLE}`,
      width: "50%",
    },
  }) as const;

const uiField = (name: string, component: string): UIField => ({
  name,
  type: "ui",
  admin: { disableListColumn: true, components: { Field: component } },
});

const REMINDED =
  "Sent to all participants with a seat, except those who registered within the last day. If the event is moved, they are reminded again.";

const reminderFields = eventReminders.map(({ field, label }): CheckboxField => ({
  name: field,
  type: "checkbox",
  label,
  defaultValue: true,
  admin: { position: "sidebar", description: REMINDED },
}));

export const events = contentCollection({
  slug: "events",
  singular: "Event",
  plural: "Events",
  group: "Content",
  description: "The site sorts them into running, coming and past by their times.",
  title: "name",
  columns: ["name", "startsAt", "type", "status"],
  resources: ["events"],
  previewPath: (slug) => `/events/${slug}`,
  entries: "events",
  sort: "-startsAt",
  beforeChange: [keepFromTrash, recordChange],
  beforeDelete: [keepFromDeletion],
  afterChange: [offerAfterChange],
  afterDelete: [forgetDeleted],
  tabs: {
    participants: {
      label: "Participants",
      path: "/participants",
      Component: "/admin/participants/participants-view.tsx#ParticipantsView",
    },
  },
  fields: [
    uiField("untold", "/admin/event-mails/untold-change.tsx#UntoldChange"),
    { name: "name", type: "text", required: true, maxLength: 160 },
    slugField({ from: "name", prefix: "/events/" }),
    {
      type: "row",
      fields: [
        dateField("startsAt", "Starts"),
        { ...dateField("endsAt", "Ends"), validate: validateEnd },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "type",
          type: "select",
          required: true,
          defaultValue: "Offline",
          options: ["Offline", "Online", "Hybrid"],
          admin: { width: "50%", description: "Shown on the card: 'Online Event'." },
        },
        {
          name: "location",
          type: "text",
          maxLength: 300,
          admin: {
            width: "50%",
            description: "An address, which links to a map, or the https address of the meeting.",
          },
        },
      ],
    },
    imageField({ name: "banner", location: "events" }),
    shortDescriptionField("on the event's card"),
    {
      name: "bring",
      type: "textarea",
      label: "What to bring",
      maxLength: 500,
      admin: { description: "Shown to participants, on the site and in their mails." },
    },
    thanksFields,
    ...richTextField({
      name: "longDescription",
      label: "Description",
      editor: "page",
      description: "The text of the event's own page. Without it the card has no Read More button.",
    }),
    {
      name: "status",
      // Its own name would be that of the drafts' enum in PostgreSQL.
      enumName: "event_status",
      type: "select",
      required: true,
      defaultValue: "scheduled",
      options: [
        { label: "Takes place", value: "scheduled" },
        { label: "Cancelled", value: "cancelled" },
        { label: "Postponed", value: "postponed" },
      ],
      admin: {
        position: "sidebar",
        description: `A cancelled or postponed event stays on the site and says so. ${TELL_PEOPLE}`,
      },
    },
    {
      name: "publish",
      type: "checkbox",
      label: "Show on the site",
      defaultValue: true,
      admin: {
        position: "sidebar",
        description: "If unticked, the event is hidden from the site.",
      },
    },
    {
      name: "registrationButton",
      type: "checkbox",
      label: "Accept registrations",
      defaultValue: true,
      admin: { position: "sidebar", description: "Shows the Register button and opens the form." },
    },
    {
      name: "capacity",
      type: "number",
      label: "Seats",
      validate: validateCapacity,
      admin: {
        position: "sidebar",
        description: "When all are taken, people join the waitlist. Empty: no limit.",
      },
    },
    {
      name: "waitlist",
      type: "checkbox",
      defaultValue: true,
      admin: {
        position: "sidebar",
        description:
          "Seats that become free are offered to those who have waited longest. If unticked, registration closes when all seats are taken.",
      },
    },
    {
      name: "severalPerAddress",
      type: "checkbox",
      label: "Several people per email address",
      defaultValue: false,
      admin: {
        position: "sidebar",
        description: "If unticked, each address can register once.",
      },
    },
    ...reminderFields,
    calendarSequenceField,
    uiField("mails", "/admin/event-mails/event-mails.tsx#EventMails"),
  ],
});
