import type { Making } from "./seed-documents.ts";

/** Home page and settings. */
export async function seedGlobals({ seeder, content, imageId, toRichText }: Making): Promise<void> {
  const { home, settings } = content;
  await seeder.global("home", async () => ({
    slides: await Promise.all(
      home.slides.map(async ({ title, image }) => ({ title, image: await imageId(image) })),
    ),
    welcome: {
      ...home.welcome,
      image: await imageId(home.welcome.image),
      description: await toRichText(home.welcome.description),
    },
    vision: { ...home.vision, description: await toRichText(home.vision.description) },
    mission: { ...home.mission, description: await toRichText(home.mission.description) },
    whyHow: {
      ...home.whyHow,
      image: await imageId(home.whyHow.image),
      description: await toRichText(home.whyHow.description),
    },
    texts: home.texts,
    photographs: await Promise.all(
      home.photographs.map(async ({ caption, image }) => ({
        caption,
        image: await imageId(image),
      })),
    ),
  }));
  await seeder.global("appearance", async () => {
    const values = new Map(settings.template.map(({ slug, value }) => [slug, value]));
    const known = ["site-name", "dark-theme", "member-area-url"];
    return {
      siteName: values.get("site-name"),
      darkTheme: values.get("dark-theme") === "1",
      memberAreaUrl: values.get("member-area-url"),
      logo: await imageId(settings.logo),
      variables: settings.template.filter(({ slug }) => !known.includes(slug)),
    };
  });
  await seeder.global("social", async () => settings.social);
  await seeder.global("contact", async () => settings.contact);
  await seeder.global("footer", async () => ({
    text: settings.footer.text,
    logo: await imageId(settings.footer.logo),
    links: await toRichText(settings.footer.links),
    copyright: await toRichText(settings.footer.copyright),
  }));
}
