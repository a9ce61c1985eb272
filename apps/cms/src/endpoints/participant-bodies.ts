import { email, phone, text } from "@kdl/schemas/forms/form-rules";
import { places } from "@kdl/schemas/registrations/places";
import { z } from "zod";
import { attendances } from "../submissions/participants/replies.ts";
import { confirmations } from "../submissions/places/confirmations.ts";

const SEARCH_MAX = 200;
const confirmed = z.array(z.enum(confirmations)).max(confirmations.length);
const attendance = z.enum(attendances).nullable();

/** What the address of the list says. What it doesn't understand is left out. */
export const listQuery = z.object({
  search: z.string().max(SEARCH_MAX).catch(""),
  place: z.enum(places).nullable().catch(null),
  attendance: z
    .enum([...attendances, "checked-in", "unmarked"])
    .nullable()
    .catch(null),
  page: z.coerce.number().int().min(1).catch(1),
});

/** By the rules of the form on the site, except that staff may not know the number. */
export const addBody = z.strictObject({
  firstName: text({ label: "First name", required: true }),
  lastName: text({ label: "Last name", required: true }),
  email: email("Email"),
  phone: phone("Phone number", false),
  place: z.enum(["seated", "waiting"]),
  isTold: z.boolean(),
  confirmed,
});

export const seatBody = z.strictObject({ id: z.guid(), from: z.enum(places), confirmed });

export const cancelBody = z.strictObject({ id: z.guid(), from: z.enum(places) });

export const markBody = z.strictObject({ id: z.guid(), from: attendance, to: attendance });

export const restBody = z.strictObject({ to: z.enum(attendances) });

export const noBody = z.strictObject({});
