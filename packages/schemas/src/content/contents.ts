import { z } from "zod";

/** A long text's table of contents: its main headings, each with the id that it has in the HTML. */
export const contents = z.array(z.object({ id: z.string(), title: z.string() }));
export type Contents = z.infer<typeof contents>;
