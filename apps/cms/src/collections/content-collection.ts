import type { Resource } from "@kdl/schemas/content/resources";
import type { Entries } from "@kdl/schemas/pages/redirect-rules";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  EditViewConfig,
  Field,
} from "payload";
import { accessTo, hiddenUnlessReadable } from "../access/staff.ts";
import { editedByFields, versionsView } from "../fields/edited-by.ts";
import { announceCollectionChange } from "../hooks/announce.ts";
import { livePreviewOf, previewUrl } from "../hooks/preview-url.ts";
import { refuseTakenAddress } from "../hooks/refuse-taken-address.ts";
import { checkDeletedAt } from "../hooks/trash.ts";
import { refreshPreview } from "../fields/refresh-preview.ts";
import { brokenLinksNotice } from "../fields/broken-links.ts";
import { scheduledNotice } from "../fields/scheduled-notice.ts";
import { redirectOldAddresses } from "../hooks/redirect-old-addresses.ts";

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
  /** Resources that gateways have to refetch after a change. */
  resources: readonly Resource[];
  /** Page of the site that shows a document. */
  previewPath: (slug: string) => string;
  /** Set if documents have pages of their own: their former addresses redirect there. */
  entries?: Entries;
  /** How lists are sorted; manually, with drag and drop, if omitted. */
  sort?: string;
  groupBy?: boolean;
  beforeChange?: CollectionBeforeChangeHook[];
  /** Hooks to run after a change, besides notifying the gateways. */
  afterChange?: CollectionAfterChangeHook[];
  beforeDelete?: CollectionBeforeDeleteHook[];
  afterDelete?: CollectionAfterDeleteHook[];
  /** Tabs of a document besides those of all content. */
  tabs?: Record<string, DocumentTab>;
  fields: Field[];
}

/** A tab with an address of its own. */
interface DocumentTab {
  label: string;
  path: `/${string}`;
  Component: string;
}

/** The tab in Payload's format, placed between its own tabs for editing and versions. */
const asView = ({ label, path, Component }: DocumentTab): EditViewConfig => ({
  path,
  Component,
  meta: { title: label },
  tab: { label, href: path, order: 200 },
});

/** A collection of content: drafts, versions, trash, preview, webhook. */
export function contentCollection(options: ContentOptions): CollectionConfig {
  const hooks = announceCollectionChange(options.resources);
  const addresses = options.entries ? [redirectOldAddresses(options.entries)] : [];
  return {
    slug: options.slug,
    labels: { singular: options.singular, plural: options.plural },
    admin: {
      hidden: hiddenUnlessReadable("content"),
      group: options.group,
      description: options.description,
      useAsTitle: options.title,
      defaultColumns: [...options.columns, "_status", "updatedAt", "editedBy"],
      listSearchableFields: [options.title],
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
      groupBy: options.groupBy ?? false,
      components: {
        views: {
          edit: {
            versions: versionsView,
            ...Object.fromEntries(
              Object.entries(options.tabs ?? {}).map(([name, tab]) => [name, asView(tab)]),
            ),
          },
        },
      },
      preview: (doc) => previewUrl(options.previewPath(String(doc["slug"] ?? ""))),
      livePreview: livePreviewOf((doc) => {
        const path = options.previewPath(String(doc["slug"] ?? ""));
        // A draft without an address has no page yet.
        return path.length > 1 && path.endsWith("/") ? null : path;
      }),
    },
    access: accessTo("content"),
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 25 },
    trash: true,
    ...(options.sort === undefined ? { orderable: true } : { defaultSort: options.sort }),
    hooks: {
      beforeValidate: [checkDeletedAt],
      beforeChange: [
        refuseTakenAddress,
        ...hooks.beforeChange,
        ...addresses.map(({ beforeChange }) => beforeChange),
        ...(options.beforeChange ?? []),
      ],
      afterChange: [
        ...addresses.map(({ afterChange }) => afterChange),
        ...hooks.afterChange,
        ...(options.afterChange ?? []),
      ],
      ...(options.beforeDelete && { beforeDelete: options.beforeDelete }),
      afterDelete: [...hooks.afterDelete, ...(options.afterDelete ?? [])],
    },
    fields: [
      ...options.fields,
      refreshPreview,
      scheduledNotice,
      brokenLinksNotice,
      ...editedByFields,
    ],
  };
}
