import type { AfterErrorHook } from "payload";
import { z } from "zod";

/** An error about fields. Its class and name don't help: bundling duplicates the one and drops the other. */
const aboutFields = z.object({
  status: z.literal(400),
  message: z.string(),
  data: z.object({
    errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
  }),
});

/** Reports which fields are wrong, and why. Payload only does so for instances of its own classes. */
export const answerWithFields: AfterErrorHook = ({ error }) => {
  const { success, data: found } = aboutFields.safeParse(error);
  if (!success) return;
  const { message, data } = found;
  return { response: { errors: [{ name: "ValidationError", message, data }] } };
};
