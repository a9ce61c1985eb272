/** Gmail's two domains are one, and dots before the `@` make no difference there. */
const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * An address as limits count it: spellings that reach the same inbox are one. Not for finding anybody:
 * servers may distinguish them.
 */
export function recipientKey(address: string): string {
  const key = address.trim().toLowerCase();
  const at = key.lastIndexOf("@");
  if (at < 1) return key;
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  if (!GMAIL.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
