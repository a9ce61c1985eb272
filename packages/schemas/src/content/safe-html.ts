import { z } from "zod";

/**
 * HTML that the gateway sanitised. A type of its own, so that nothing else can be put into a page as
 * HTML: plain text that merely looks harmless doesn't compile.
 */
export const safeHtml = z.string().brand("SafeHtml");
export type SafeHtml = z.infer<typeof safeHtml>;
