import { contactDetails } from "@kdl/schemas/settings";
import { publicProcedure, router } from "../../trpc/init.ts";

export const contactRouter = router({
  details: publicProcedure.output(contactDetails).query(({ ctx }) => ctx.content.get("contact")),
});
