import { z } from "zod";

/** What every `bySlug` takes. Whether such a slug exists is for the content to say. */
export const slugInput = z.object({ slug: z.string().min(1).max(200) });
