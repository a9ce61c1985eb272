/** Key of a page in the byte cache: pages of different hosts never meet. */
export const pageKey = (origin: string, path: string): string => `${origin}${path}`;
