import config from "@payload-config";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { cmsOrigin } from "../env.ts";
import { ORGANISATION } from "../organisation-name.ts";

const NAME = `${ORGANISATION}: website content`;
const DESCRIPTION = `Where the staff of ${ORGANISATION} edit the website.`;

/** Metadata of all admin pages. Staff may share a link, whose preview then names the organisation. */
export const adminMetadata: Metadata = {
  title: { default: NAME, template: `%s · ${ORGANISATION}` },
  description: DESCRIPTION,
  applicationName: NAME,
  // Payload uses localhost if the configuration names no server.
  metadataBase: new URL(cmsOrigin),
  robots: { index: false, follow: false },
  icons: [{ rel: "icon", type: "image/svg+xml", url: "/icon.svg" }],
  openGraph: { siteName: NAME, description: DESCRIPTION },
};

type PageArguments = Omit<Parameters<typeof generatePageMetadata>[0], "config">;

/** Only the title of Payload's metadata is used: the rest presents Payload. */
export async function pageMetadata(args: PageArguments): Promise<Metadata> {
  const { segments = [] } = await args.params;
  // Payload takes what it doesn't know for a document: a board has its list's title.
  const known = segments[2] === "board" ? segments.slice(0, 2) : segments;
  const params = Promise.resolve({ ...(await args.params), segments: known });
  const { title } = await generatePageMetadata({ config, ...args, params });
  return title ? { ...adminMetadata, title } : adminMetadata;
}
