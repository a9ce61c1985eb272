import type { Payload } from "payload";
import type { MailText, SitePurpose } from "./purposes.ts";
import { shippedTexts } from "./shipped.ts";

/** The text of a mail: as staff have written it, or as it is shipped. */
export async function templateOf(payload: Payload, purpose: SitePurpose): Promise<MailText> {
  const found = await payload.db.findOne<MailText & { id: string }>({
    collection: "mail-templates",
    where: { key: { equals: purpose } },
  });
  return found ?? shippedTexts[purpose];
}

/** Adds the templates of the site's own mails that aren't there yet. Existing ones stay as they are. */
export async function addShippedTemplates(payload: Payload): Promise<void> {
  for (const [purpose, text] of Object.entries(shippedTexts)) {
    const where = { key: { equals: purpose } };
    const { totalDocs } = await payload.count({ collection: "mail-templates", where });
    if (totalDocs > 0) continue;
    const data = { ...text, purpose: purpose as SitePurpose, key: purpose };
    await payload.create({ collection: "mail-templates", data });
  }
}
