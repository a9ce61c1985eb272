import {
  type Certificate,
  certificateKinds,
  certificateStates,
} from "@kdl/schemas/certificates/certificate";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { askForCertificate } from "./certificate-ask.ts";

const certificate = z.object({
  number: z.string(),
  state: z.enum(certificateStates),
  kind: z.enum(certificateKinds),
  name: z.string(),
  title: z.string(),
  hours: z.number().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
}) satisfies z.ZodType<Certificate>;

/** Whether certificates are genuine. */
export const certificatesRouter = router({
  /** Changes nothing. A mutation, so that over HTTP the number is in no address. */
  verify: publicProcedure
    // Of any shape: every number that isn't known gets the same answer.
    .input(z.object({ number: z.string().max(1_024) }))
    .output(certificate)
    .mutation(({ ctx, input }) => askForCertificate(ctx, input.number)),
});
