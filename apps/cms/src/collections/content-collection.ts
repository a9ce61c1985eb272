import type { Resource } from "@kdl/schemas/content/resources";
import type { CollectionConfig, Field } from "payload";
import { accessTo, hiddenUnlessReadable } from "../access/staff.ts";
import { announceCollectionChange } from "../hooks/announce.ts";
import { previewUrl } from "../hooks/preview-url.ts";

interface ContentOptions {
  slug: string;
  singular: string;
  plural: string;
  group: string;
  /** What editors should know before they change something here. */
  description: string;
  /** Field that names a document in lists. */
  title: string;
  columns: string[];
  /** Resources that gateways have to fetch again after a change. */
  resources: readonly Resource[];
  /** Page of the site that shows a document. */
  previewPath: (slug: string) => string;
  /** How lists are sorted; manually, with drag and drop, if omitted. */
  sort?: string;
  groupBy?: boolean;
  fields: Field[];
}

/** A collection of content: drafts, versions, preview, webhook. */
export function contentCollection(options: ContentOptions): CollectionConfig {
  return {
    slug: options.slug,
    labels: { singular: options.singular, plural: options.plural },
    admin: {
      hidden: hiddenUnlessReadable("content"),
      group: options.group,
      description: options.description,
      useAsTitle: options.title,
      defaultColumns: [...options.columns, "_status", "updatedAt"],
      listSearchableFields: [options.title],
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
      groupBy: options.groupBy ?? false,
      preview: (doc) => previewUrl(options.previewPath(String(doc["slug"] ?? ""))),
    },
    access: accessTo("content"),
    versions: { drafts: true, maxPerDoc: 25 },
    ...(options.sort === undefined ? { orderable: true } : { defaultSort: options.sort }),
    hooks: announceCollectionChange(options.resources),
    fields: options.fields,
  };
}
