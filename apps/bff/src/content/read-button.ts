import { BUTTON_TEXT_MAX, type Button } from "@kdl/schemas/content/button";
import { safeLink } from "./safe-link.ts";

/** A button shows only when it says something and leads somewhere. */
export function readButton(text: string, url: string): Button {
  const link = safeLink(url);
  return link && text !== "" && text.length <= BUTTON_TEXT_MAX ? { text, url: link.href } : null;
}
