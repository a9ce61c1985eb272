import { z } from "zod";

/** What search engines and link previews show. Plain text; `""` where there is none. */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
});
export type Seo = z.infer<typeof seo>;
