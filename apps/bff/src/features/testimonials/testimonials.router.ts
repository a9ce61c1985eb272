import { router } from "../../trpc/init.ts";
import { listProcedure } from "../../trpc/list-procedure.ts";

export const testimonialsRouter = router({ list: listProcedure("testimonialspage") });
