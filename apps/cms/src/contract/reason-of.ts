/**
 * Why something failed, for the log. The database's errors are wrapped in one whose message has the
 * statement with everything that a person has sent; the cause has not.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return `${error.name}: ${cause instanceof Error ? cause.message : error.message.split("\n")[0]}`;
}
