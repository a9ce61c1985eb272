/**
 * The name under which an account is looked for and counted.
 *
 * @param email as it was sent: of any kind. No account has control characters in its address, and databases refuse
 * some of them
 * @returns an empty text where there is none
 */
export const accountName = (email: unknown): string =>
  typeof email === "string"
    ? email
        .replace(/\p{Cc}/gu, "")
        .trim()
        .toLowerCase()
    : "";
