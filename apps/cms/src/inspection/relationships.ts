/** What the parts of a Word document may refer to (ECMA-376, part 2, section 9.3). */
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import type { Caution } from "./cautions.ts";
import type { XmlElement } from "./read-xml.ts";

/** By the last segment of the type: Word and the ISO standard use different prefixes. */
const REFUSED: Readonly<Record<string, string>> = {
  vbaproject: fileMessage.macros,
  wordvbadata: fileMessage.macros,
  oleobject: fileMessage.objects,
  control: fileMessage.objects,
  activexcontrolbinary: fileMessage.objects,
};
const CAUTIONS: Readonly<Record<string, Caution>> = { package: "embedded", afchunk: "embedded" };

const ACTIVE_TYPE = /vbaproject|vbadata|macroenabled/i;
const OBJECT_TYPE = /oleobject|activex/i;
const LINK_SCHEMES = new Set(["http", "https", "mailto", "tel", "sms", "ftp"]);

/** @returns why the document is refused, as a text from `fileMessage` */
export function judgeRelationship(
  { name, attributes }: XmlElement,
  found: Set<Caution>,
): string | null {
  if (name !== "Relationship") return null;
  const type = (attributes["Type"] ?? "").split("/").at(-1)?.toLowerCase() ?? "";
  const refused = REFUSED[type];
  if (refused !== undefined) return refused;
  const caution = CAUTIONS[type];
  if (caution !== undefined) found.add(caution);
  if (attributes["TargetMode"]?.trim().toLowerCase() !== "external") return null;
  return isHarmless(attributes["Target"] ?? "", type === "hyperlink") ? null : fileMessage.outside;
}

/** @returns why the document is refused because of a part's content type */
export function judgeContentType({ attributes }: XmlElement): string | null {
  const type = attributes["ContentType"] ?? "";
  if (ACTIVE_TYPE.test(type)) return fileMessage.macros;
  return OBJECT_TYPE.test(type) ? fileMessage.objects : null;
}

/**
 * Whether an external target is harmless: a link that a person follows, or a file on the sender's own
 * disk, such as the template of a resume, which no other machine has.
 */
function isHarmless(target: string, isLink: boolean): boolean {
  const address = decoded(target.trim()).replaceAll("\\", "/");
  // A network share: Windows would log in to it without asking.
  if (address.startsWith("//")) return false;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return isLink;
  if (scheme.length === 1) return true;
  if (scheme === "file") return /^file:(?:\/\/(?:localhost)?\/(?!\/)|\/(?!\/)|[^/])/i.test(address);
  return isLink && LINK_SCHEMES.has(scheme);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
