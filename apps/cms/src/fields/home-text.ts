/** The name of a text's field in the admin and the database. */
export const textField = (slug: string) =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
