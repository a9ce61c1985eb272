import { DEFAULT_SITE_NAME } from "@kdl/schemas/defaults";
import { header } from "@kdl/schemas/messages";
import { navigationTree } from "@kdl/schemas/pages";
import { siteShell } from "@kdl/schemas/site";
import type { TemplateSettings } from "../../content/content.ts";
import { sectionOf } from "../../content/section.ts";
import { publicProcedure, router } from "../../trpc/init.ts";

/** The site goes on under its plain name and looks when its settings can't be loaded. */
const FALLBACK: TemplateSettings = {
  siteName: DEFAULT_SITE_NAME,
  theme: "light",
  themeVariables: {},
  memberAreaUrl: "",
};

export const siteRouter = router({
  shell: publicProcedure.output(siteShell).query(async ({ ctx: { content, timeZone } }) => {
    const [settings, logo, navigation, services, social, contact, footer] = await Promise.all([
      sectionOf(content.get("templatesettings")),
      sectionOf(
        content.get("themesettings").then((theme) => theme.logo),
        header.logoFailed,
      ),
      sectionOf(
        content.get("cms").then((pages) => navigationTree(pages)),
        header.dataFailed,
      ),
      sectionOf(content.get("services").then((list) => [...list])),
      sectionOf(content.get("social").then((links) => [...links])),
      sectionOf(content.get("contact")),
      sectionOf(content.get("footer")),
    ]);
    const looks = settings.ok ? settings.value : FALLBACK;
    return { ...looks, timeZone, logo, navigation, services, social, contact, footer };
  }),
});
