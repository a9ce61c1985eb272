/**
 * Normalises the name by which an account is found and counted.
 *
 * @param email as sent, of any type. No account has control characters in its address, and databases
 * reject some
 * @returns an empty string if it isn't valid
 */
export const accountName = (email: unknown): string =>
  typeof email === "string"
    ? email
        .replace(/\p{Cc}/gu, "")
        .trim()
        .toLowerCase()
    : "";
