/** Where a page finds an image: the gateway's own path, or an absolute URL of an allowed host. */
import { z } from "zod";

/**
 * `/images/{location}/{file}` (the gateway resizes it by `?w=`), or an absolute https URL whose host
 * the gateway allows; `null` where there is none and the placeholder is shown.
 */
export const imageSource = z.string().nullable();
export type ImageSource = z.infer<typeof imageSource>;
