export const MAX_SLUG_LENGTH = 100;

/** Derives a slug from a title: lower case, ASCII letters and digits, single hyphens between them. */
export function slugify(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
}
