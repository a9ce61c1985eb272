import { contactForm } from "@kdl/schemas/forms/contact-form";
import { contactDetails } from "@kdl/schemas/content/settings";
import { submitForm } from "../../submissions/submit-form.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { submissionProcedure } from "../../submissions/submission-procedure.ts";

export const contactRouter = router({
  details: publicProcedure.output(contactDetails).query(({ ctx }) => ctx.content.get("contact")),

  send: submissionProcedure(contactForm.name).mutation(({ ctx, input }) =>
    submitForm(ctx, contactForm, input),
  ),
});
