import config from "@payload-config";
import { NotFoundPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { pageMetadata } from "../../../../admin/page-metadata.ts";
import { importMap } from "../importMap.js";

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = (args: Args): Promise<Metadata> => pageMetadata(args);

export default function NotFound({ params, searchParams }: Args) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
