import config from "@payload-config";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { cmsOrigin } from "../env.ts";
import { ORGANISATION } from "../organisation-name.ts";

const NAME = `${ORGANISATION}: website content`;
const DESCRIPTION = `Where the staff of ${ORGANISATION} edit the website.`;

/** What the heads of all admin pages say. Staff may share a link, whose preview then names the organisation. */
export const adminMetadata: Metadata = {
  title: { default: NAME, template: `%s · ${ORGANISATION}` },
  description: DESCRIPTION,
  applicationName: NAME,
  // Payload takes localhost where the configuration names no server.
  metadataBase: new URL(cmsOrigin),
  robots: { index: false, follow: false },
  icons: [{ rel: "icon", type: "image/svg+xml", url: "/icon.svg" }],
  openGraph: { siteName: NAME, description: DESCRIPTION },
};

type PageArguments = Omit<Parameters<typeof generatePageMetadata>[0], "config">;

/** Of what Payload says of a page only the title is taken: the rest presents Payload. */
export async function pageMetadata(args: PageArguments): Promise<Metadata> {
  const { title } = await generatePageMetadata({ config, ...args });
  return title ? { ...adminMetadata, title } : adminMetadata;
}
