import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import { optionalImage, optionalText, requiredText, slug } from "./tolerant-values.ts";

/** A club as `GET /api/clubs` sends it, brought into the site's names. */
export const clubWire = z
  .object({
    slug,
    title: requiredText,
    image: optionalImage,
    short_description: optionalText,
    description: optionalText,
  })
  .transform(({ short_description, ...rest }) => ({
    ...rest,
    shortDescription: short_description,
  }));

/** A club; descriptions are sanitised HTML. */
export const club = z.object({
  slug: z.string(),
  title: z.string(),
  image: imageSource,
  shortDescription: safeHtml,
  description: safeHtml,
});
export type Club = z.infer<typeof club>;

export const clubCard = club.omit({ description: true });
export type ClubCard = z.infer<typeof clubCard>;

export const clubDetail = club.extend({ seo });
export type ClubDetail = z.infer<typeof clubDetail>;
