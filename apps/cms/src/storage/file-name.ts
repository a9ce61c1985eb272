/**
 * Names of uploaded pictures: words and 16 random digits, or a UUID in earlier releases, and one known extension.
 */
export const FILE_NAME =
  /^(?=.{1,100}$)(?:[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png|webp)$/;
