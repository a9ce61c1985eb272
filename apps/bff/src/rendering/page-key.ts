/** Key of a page in the byte cache: pages of different hosts never meet, as a host was checked before and a path begins with a slash. */
export const pageKey = (origin: string, path: string): string => `${origin}${path}`;
