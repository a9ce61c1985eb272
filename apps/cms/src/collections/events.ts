import type { DateFieldValidation, NumberFieldSingleValidation } from "payload";
import { contentCollection } from "./content-collection.ts";
import { env } from "../env.ts";
import { calendarSequenceField } from "../fields/calendar-sequence.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { shortDescriptionField } from "../fields/short-description.ts";
import { slugField } from "../fields/slug.ts";

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
  "Registered people are not notified of a change automatically: write to them yourself.";

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
  sort: "-startsAt",
  fields: [
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
        description: "When all are taken, registration closes. Empty: no limit.",
      },
    },
    calendarSequenceField,
  ],
});
