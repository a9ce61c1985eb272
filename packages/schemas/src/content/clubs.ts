import { z } from "zod";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import {
  optionalFlag,
  optionalImage,
  optionalText,
  requiredText,
  slug,
} from "./tolerant-values.ts";

/** A club as `GET /api/clubs` sends it, brought into the site's names. */
export const clubWire = z
  .object({
    slug,
    title: requiredText,
    image: optionalImage,
    short_description: optionalText,
    description: optionalText,
    is_uav_club: optionalFlag,
  })
  .transform(({ short_description, is_uav_club, ...rest }) => ({
    ...rest,
    shortDescription: short_description,
    isUavClub: is_uav_club,
  }));

/** A club; descriptions are sanitised HTML. */
export const club = z.object({
  slug: z.string(),
  title: z.string(),
  image: imageSource,
  shortDescription: safeHtml,
  description: safeHtml,
  /** `null` where the upstream doesn't say. */
  isUavClub: z.boolean().nullable(),
});
export type Club = z.infer<typeof club>;

export const clubCard = club.omit({ description: true, isUavClub: true });
export type ClubCard = z.infer<typeof clubCard>;

export const clubDetail = club.omit({ isUavClub: true }).extend({ contents, seo });
export type ClubDetail = z.infer<typeof clubDetail>;

/** A club as the registration form offers it. */
export const clubChoice = club.pick({ slug: true, title: true, isUavClub: true });
export type ClubChoice = z.infer<typeof clubChoice>;
