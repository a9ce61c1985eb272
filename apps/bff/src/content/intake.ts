import type { ImageSource } from "@kdl/schemas/content/images";
import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { SafeHtml } from "@kdl/schemas/content/safe-html";
import type { z } from "zod";

/** What a reader needs to turn wire data into content. */
export interface Intake {
  /** Zone of dates without an offset. */
  timeZone: string;
  /** Sanitised HTML. */
  html(raw: string): SafeHtml;
  /** Where pages find an image that the upstream names. */
  image(location: ImageLocation, value: string | null): ImageSource;
  /** Parses a list; a bad item is left out, with a warning in the log. */
  items<Schema extends z.ZodType>(item: Schema, list: readonly unknown[]): z.output<Schema>[];
}
