import { eventStatus } from "@kdl/schemas/content/events";
import { places } from "@kdl/schemas/registrations/places";
import {
  type Registration,
  registrationActions,
  registrationCall,
} from "@kdl/schemas/registrations/registration";
import { z } from "zod";
import { sendingProcedure } from "../../submissions/submission-procedure.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { ownCertificate } from "../../trpc/own-certificate.ts";
import { askAboutRegistration } from "./registration-ask.ts";

const registration = z.object({
  reference: z.string(),
  firstName: z.string(),
  receivedAt: z.string(),
  place: z.enum(places).nullable(),
  waitingPlace: z.number().nullable(),
  offerEndsAt: z.string().nullable(),
  canCancel: z.boolean(),
  certificate: ownCertificate.nullable(),
  ticket: z.object({ code: z.string(), checkedInAt: z.string().nullable() }).nullable(),
  event: z
    .object({
      slug: z.string(),
      name: z.string(),
      type: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      location: z.string(),
      status: eventStatus,
      bring: z.string(),
    })
    .nullable(),
}) satisfies z.ZodType<Registration>;

/** Any string: every invalid token gets the same answer. */
const token = z.string().max(1_024);

/** A registration for an event, for the holder of its private link. */
export const registrationsRouter = router({
  /** Changes nothing. A mutation, so that over HTTP the token is in no address. */
  status: publicProcedure
    .input(z.object({ token }))
    .output(registration)
    .mutation(({ ctx, input }) =>
      askAboutRegistration(ctx, { method: "GET", path: registrationCall.own, token: input.token }),
    ),

  /** Accepts an offered seat, or cancels. */
  change: sendingProcedure("members")
    .input(z.object({ token, action: z.enum(registrationActions), from: z.enum(places) }))
    .output(registration)
    .mutation(async ({ ctx, input: { token: held, action, from } }) => {
      const question = { method: "POST", path: registrationCall[action], token: held } as const;
      const changed = await askAboutRegistration(ctx, { ...question, body: { from } });
      // Free seats are on the site.
      ctx.sending.invalidate(["events"]);
      return changed;
    }),
});
