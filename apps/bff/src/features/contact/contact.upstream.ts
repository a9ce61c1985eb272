import { resources } from "@kdl/schemas/content/resources";
import type { ContactDetails } from "@kdl/schemas/content/settings";
import { setting, settingsToRecord, unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";
import { mapSearchUrl } from "../../content/map-search.ts";
import { toPlainText } from "../../content/plain-text.ts";

export function readContact(body: unknown, intake: Intake): ContactDetails {
  const list = unwrapList(body, resources.contact.list);
  const values = settingsToRecord(intake.items(setting, list));
  const address = toPlainText(values["address"] ?? "");
  return {
    address,
    mapUrl: address === "" ? "" : mapSearchUrl(address),
    phone: toPlainText(values["primary-phone-number"] ?? ""),
    email: toPlainText(values["primary-email"] ?? ""),
  };
}
