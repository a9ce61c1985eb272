import type { Encoding } from "./stored-reply.ts";

/** Browsers send a handful of different headers; what comes beyond that is parsed each time. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

/** The best encoding that we prepare and that an `Accept-Encoding` header allows. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = parse(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return [name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2))] as const;
    }),
  );
  const allowed = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (allowed("br")) return "br";
  return allowed("gzip") ? "gzip" : "identity";
}
