interface Violation {
  status?: number;
  data?: { errors?: { path?: unknown }[] | null } | null;
}

/**
 * The field whose value must be unique and is taken; `null` for any other error. Payload names the field
 * or its column. `instanceof` doesn't help: bundling duplicates the class.
 */
export function uniqueViolation(error: unknown): string | null {
  const { status, data } = (error ?? {}) as Violation;
  const path = status === 400 ? data?.errors?.[0]?.path : undefined;
  if (typeof path !== "string") return null;
  return path.replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
