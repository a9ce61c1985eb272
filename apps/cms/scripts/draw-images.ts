/** Draws the seed images anew: `node scripts/draw-images.ts`. The results are committed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as portraits from "./draw/portraits.ts";
import * as aboutBanners from "./draw/scenes/banners-about.ts";
import * as communityBanners from "./draw/scenes/banners-community.ts";
import * as innovatorBanners from "./draw/scenes/banners-innovators.ts";
import * as studentBanners from "./draw/scenes/banners-students.ts";
import * as clubs from "./draw/scenes/clubs.ts";
import * as atNight from "./draw/scenes/events-at-night.ts";
import * as held from "./draw/scenes/events-held.ts";
import * as toJoin from "./draw/scenes/events-to-join.ts";
import * as logos from "./draw/scenes/logos.ts";
import * as placeholders from "./draw/scenes/placeholder.ts";
import * as ideas from "./draw/scenes/services-for-ideas.ts";
import * as partners from "./draw/scenes/services-for-partners.ts";
import * as people from "./draw/scenes/services-for-people.ts";
import * as site from "./draw/scenes/site.ts";
import * as slides from "./draw/scenes/slides.ts";

const target = join(import.meta.dirname, "../src/seed/images");

function save(location: string, drawings: Record<string, () => string>): void {
  for (const [name, draw] of Object.entries(drawings)) {
    const slug = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = join(target, location, `${slug}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw());
  }
}

save("services", { ...people, ...partners, ...ideas });
save("clubs", clubs);
save("events", { ...toJoin, ...atNight, ...held });
save("inner-pages", {
  ...aboutBanners,
  ...studentBanners,
  ...innovatorBanners,
  ...communityBanners,
});
save("slider", slides);
save("site", site);
save("logos", logos);
save(".", placeholders);
save("team", portraits.team);
save("testimonials", portraits.testimonials);
