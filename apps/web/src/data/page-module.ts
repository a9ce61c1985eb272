import type { ComponentType } from "react";
import type { DataLayer } from "./data.ts";

/** Arguments of a page's loader. */
export interface LoadArguments {
  data: DataLayer;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** What a route module exports: the page, and how to load what it shows. */
export interface PageModule {
  default: ComponentType;
  load?: (args: LoadArguments) => Promise<unknown> | unknown;
}
