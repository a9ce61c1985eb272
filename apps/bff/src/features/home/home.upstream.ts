import type { HomeBlocks, HomeContent, TitledText } from "@kdl/schemas/content/home";
import { resources } from "@kdl/schemas/content/resources";
import { setting, settingsToRecord, unwrapGroups } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";
import { safeLink } from "../../content/safe-link.ts";
import { readHomeTexts, readOutcomes, readPhotographs, readTrust } from "./home-evidence.ts";

type Values = Readonly<Record<string, string>>;

/** A block of which nothing is set is `null`, and its place on the page stays empty. */
export function readHomeBlocks(body: unknown, intake: Intake): HomeContent {
  const groups = new Map(
    unwrapGroups(body, resources.homepageblocks.list).map(([name, items]) => [
      name,
      settingsToRecord(intake.items(setting, items)),
    ]),
  );
  const aims = groups.get("vision-mission") ?? {};
  return {
    welcome: readWelcome(groups.get("welcome") ?? {}, intake),
    vision: readTitled(aims, "vision", intake),
    mission: readTitled(aims, "mission", intake),
    whyHow: readWhyHow(groups.get("why-how") ?? {}, intake),
    outcomes: readOutcomes(groups.get("outcomes") ?? {}),
    trust: readTrust(groups.get("trust") ?? {}, intake),
    photographs: readPhotographs(groups.get("photographs") ?? {}, intake),
    texts: readHomeTexts(groups.get("texts") ?? {}),
  };
}

function readWelcome(values: Values, intake: Intake): HomeBlocks["welcome"] {
  const value = (name: string) => values[`welcome-block-${name}`] ?? "";
  if (Object.keys(values).length === 0) return null;
  const text = value("button-text");
  const link = safeLink(value("button-url"));
  return {
    image: intake.image("site", value("image") || null),
    tagline: value("tagline"),
    title: value("title"),
    description: intake.html(value("description")),
    button: text !== "" && link ? { text, url: link.href } : null,
  };
}

function readTitled(values: Values, prefix: string, intake: Intake): TitledText | null {
  const title = values[`${prefix}-title`] ?? "";
  const description = intake.html(values[`${prefix}-description`] ?? "");
  return title === "" && description === "" ? null : { title, description };
}

function readWhyHow(values: Values, intake: Intake): HomeBlocks["whyHow"] {
  const titled = readTitled(values, "why-how", intake);
  if (!titled) return null;
  return {
    ...titled,
    image: intake.image("site", values["why-how-image"] ?? null),
    url: safeLink(values["why-how-button-url"] ?? "")?.href ?? "",
  };
}
