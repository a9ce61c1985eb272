import type { OwnCertificate } from "@kdl/schemas/certificates/certificate";
import { z } from "zod";

/** What participants see of their certificate beside what they sent. */
export const ownCertificate = z.object({
  number: z.string(),
  title: z.string(),
  issuedAt: z.string(),
}) satisfies z.ZodType<OwnCertificate>;
