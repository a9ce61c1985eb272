import { z } from "zod";
import { resourceNames } from "../content/resources.ts";

/** Path of the gateway to which the CMS reports changes. */
export const WEBHOOK_PATH = "/hooks/content";

/** Body of the webhook: the resources whose content changed. */
export const contentChange = z.object({ resources: z.array(z.enum(resourceNames)).min(1) });
export type ContentChange = z.infer<typeof contentChange>;
