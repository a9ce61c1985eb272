import config from "@payload-config";
import { RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { pageMetadata } from "../../../../admin/page-metadata.ts";
import { viewInAddress } from "../../../../admin/view-in-address.ts";
import { importMap } from "../importMap.js";

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = (args: Args): Promise<Metadata> => pageMetadata(args);

export default async function Page({ params, searchParams }: Args) {
  const { segments = [] } = await params;
  const query = viewInAddress(segments, await searchParams);
  return RootPage({ config, importMap, params, searchParams: Promise.resolve(query) });
}
