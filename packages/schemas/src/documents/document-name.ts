/** What a file's name says about it. Pages and the gateway use the same check. */
import type { DocumentType, FileRule } from "../forms/form.ts";
import { fileMessage } from "../forms/form-messages.ts";

/** Longest name of a file, in characters. */
const NAME_MAX = 200;
/** The limit of file systems, in bytes of UTF-8. */
const NAME_MAX_BYTES = 255;

/**
 * Extensions of executable files. None of them may precede the last extension: people may be shown only the
 * first, and some servers go by it. `com` isn't here, since people put email addresses into names.
 */
const RUNNABLE = new Set(
  (
    "apk bash bat cgi cmd cpl dll exe hta htm html inf jar js jse jsp jspx lnk mjs msi msp phar php " +
    "php3 php4 php5 php7 phtml pif pl ps1 psm1 py rb reg scr sh shtml svg svgz swf sys vb vbe vbs ws " +
    "wsf wsh xhtml asp aspx ashx docm dotm"
  ).split(" "),
);

/**
 * Determines a file's type from its name, ignoring the case of the extension.
 *
 * @param fileName as it was sent, including any path
 * @param rule which types the form takes (specification, section 5)
 * @returns the type, or a text of `fileMessage`
 */
export function documentTypeOf(
  fileName: string,
  rule: FileRule,
): { type: DocumentType } | { problem: string } {
  if (!isPlain(fileName)) return { problem: fileMessage.name };
  const parts = fileName.toLowerCase().split(".");
  const extension = parts.length > 1 ? parts.at(-1) : undefined;
  const type = rule.types.find((known) => known === extension);
  if (type === undefined) return { problem: typeMessage(rule) };
  const hasName = parts.slice(0, -1).some((part) => part.trim() !== "");
  const isHidden = parts.slice(1, -1).some((part) => RUNNABLE.has(part.trim()));
  return hasName && !isHidden ? { type } : { problem: fileMessage.name };
}

/** The message that names the types a form accepts. */
function typeMessage(rule: FileRule): string {
  return rule.types.every((type) => type === "pdf") ? fileMessage.pdf : fileMessage.document;
}

/** No path, nothing invisible that makes a name look like another, and not too long. */
function isPlain(name: string): boolean {
  // Cc: controls; Cs: lone surrogates; Zl, Zp: line breaks; the rest change the reading direction.
  const isLegible = !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069/\\]/u.test(name);
  return (
    isLegible &&
    [...name].length <= NAME_MAX &&
    new TextEncoder().encode(name).length <= NAME_MAX_BYTES
  );
}
