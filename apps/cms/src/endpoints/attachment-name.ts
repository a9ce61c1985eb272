const NAME_MAX = 120;

/**
 * A `Content-Disposition` that makes browsers save a file and never show it, unless it is to be shown `inline`. The sender chose the name:
 * characters that could end the header, hide the extension or lead to another folder are removed, and the
 * extension is that of the detected type.
 *
 * @param ending without the dot
 */
export function attachmentHeader(
  fileName: string,
  ending: string,
  disposition: "attachment" | "inline" = "attachment",
): string {
  const [last = ""] = fileName.split(/[\\/]/).slice(-1);
  const base = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\u2028\u2029]+/gu, "")
    .replace(/[:*?"<>|;%]+/g, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const name = `${[...base].slice(0, NAME_MAX).join("") || "resume"}.${ending}`;
  const plain = name.replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
