import { type Page, pageWire } from "@kdl/schemas/content/pages";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";
import { readButton } from "../../content/read-button.ts";

export function readPages(body: unknown, intake: Intake): Page[] {
  return intake.items(pageWire, unwrapList(body)).map(({ button_text, button_url, ...wire }) => ({
    ...wire,
    bannerImage: intake.image("inner-pages", wire.bannerImage),
    shortDescription: intake.html(wire.shortDescription),
    content: intake.html(wire.content),
    button: readButton(button_text, button_url),
  }));
}
