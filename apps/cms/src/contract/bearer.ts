/** The token that a request carries in `Authorization`, or `null`. */
export function bearerOf({ headers }: Request): string | null {
  return /^Bearer ([\w-]+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
