import type { Resource } from "@kdl/schemas/content/resources";
import type { Field, GlobalConfig } from "payload";
import { allow, hiddenUnlessReadable } from "../access/staff.ts";
import { editedByFields, versionsView } from "../fields/edited-by.ts";
import { refreshPreview } from "../fields/refresh-preview.ts";
import { brokenLinksNotice } from "../fields/broken-links.ts";
import { scheduledNotice } from "../fields/scheduled-notice.ts";
import { announceGlobalChange } from "../hooks/announce.ts";
import { livePreviewOf, previewUrl } from "../hooks/preview-url.ts";

interface GlobalOptions {
  slug: string;
  label: string;
  group: string;
  description: string;
  /** Resources that gateways have to fetch again after a change. */
  resources: readonly Resource[];
  /** Page of the site that shows it. */
  previewPath: string;
  fields: Field[];
}

/** A global with drafts, versions, preview and webhook. */
export function contentGlobal(options: GlobalOptions): GlobalConfig {
  return {
    slug: options.slug,
    label: options.label,
    admin: {
      hidden: hiddenUnlessReadable("content"),
      group: options.group,
      description: options.description,
      hideAPIURL: true,
      components: { views: { edit: { versions: versionsView } } },
      preview: () => previewUrl(options.previewPath),
      livePreview: livePreviewOf(() => options.previewPath),
    },
    access: {
      read: allow("read", "content"),
      readVersions: allow("read", "content"),
      update: allow("update", "content"),
    },
    versions: { drafts: { schedulePublish: true }, max: 25 },
    hooks: announceGlobalChange(options.resources),
    fields: [
      ...options.fields,
      refreshPreview,
      scheduledNotice,
      brokenLinksNotice,
      ...editedByFields,
    ],
  };
}
