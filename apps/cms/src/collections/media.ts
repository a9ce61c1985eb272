import type { CollectionConfig, Endpoint, Field } from "payload";
import { accessTo, hiddenUnlessReadable, refuseUnless } from "../access/staff.ts";
import { readImage } from "../contract/serve-image.ts";
import { announceImageChange } from "../hooks/announce.ts";
import { acceptUpload, keepCrops } from "../images/accept-upload.ts";
import { imageShapes } from "../images/image-locations.ts";
import { mediaStore } from "../images/image-stores.ts";
import { newFileName } from "../images/new-file-name.ts";
import { MAX_MEGAPIXELS } from "../images/normalise-upload.ts";
import { removeFiles, storeFiles } from "../images/store-files.ts";
import { refuseUsed } from "../images/refuse-used.ts";
import { FILE_NAME } from "../storage/file-name.ts";

/** Serves the admin's thumbnails. It precedes Payload's own endpoint, which reads a folder. */
const fileEndpoint: Omit<Endpoint, "root"> = {
  path: "/file/:filename",
  method: "get",
  handler: async (req) => {
    const refusal = refuseUnless(req, "read", "content");
    if (refusal) return refusal;
    const filename = req.routeParams?.["filename"];
    const isName = typeof filename === "string" && FILE_NAME.test(filename);
    const image = isName ? await readImage(mediaStore, filename) : null;
    return image ?? new Response(null, { status: 404 });
  },
};

const fields: Field[] = [
  {
    name: "name",
    type: "text",
    maxLength: 120,
    admin: { description: "What you find the picture by. Empty: the file's name." },
  },
  {
    name: "alt",
    type: "text",
    label: "Description for people who can't see the picture",
    required: true,
    maxLength: 250,
    admin: {
      description: "Say what the picture shows, in one sentence. Screen readers read it.",
    },
  },
  {
    name: "tags",
    type: "text",
    hasMany: true,
    maxRows: 20,
    maxLength: 40,
    admin: {
      description: "Words to find pictures by, such as “Event 2026”. Press Enter after each.",
      components: { Cell: "/admin/media/tags-cell.tsx#TagsCell" },
    },
  },
  {
    name: "originalName",
    type: "text",
    label: "File",
    admin: {
      readOnly: true,
      description: "As it was called when it was uploaded.",
      components: { Cell: "/admin/media/file-cell.tsx#FileCell" },
    },
  },
  {
    name: "usedOn",
    type: "ui",
    admin: {
      disableListColumn: true,
      components: { Field: "/admin/media/used-on.tsx#UsedOn" },
    },
  },
  {
    name: "crops",
    type: "group",
    admin: {
      disabled: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
    fields: Object.keys(imageShapes).map((shape): Field => ({
      name: shape,
      type: "text",
      admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    })),
  },
];

/** The library of pictures for all documents. Crops are made for the places where pictures are shown. */
export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "Picture", plural: "Pictures" },
  admin: {
    hidden: hiddenUnlessReadable("content"),
    group: "Media",
    useAsTitle: "name",
    listSearchableFields: ["name", "alt", "tags", "originalName"],
    defaultColumns: ["name", "originalName", "alt", "tags", "updatedAt"],
    description: `All pictures of the site. JPEG, PNG, WebP, AVIF or SVG, at most 15 MiB and ${MAX_MEGAPIXELS} megapixels.`,
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("content"),
  // The copy would need a file of its own.
  disableDuplicate: true,
  endpoints: [fileEndpoint],
  upload: {
    // The hooks below store files, on disk or in a bucket. No `handlers`: with them, a form that only names
    // a file makes Payload read it before it checks access.
    disableLocalStorage: true,
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/svg+xml"],
    focalPoint: true,
    crop: false,
    // Pasting a URL would make this server fetch whatever URL the client sends.
    pasteURL: false,
    displayPreview: true,
    adminThumbnail: "thumbnail",
    imageSizes: [
      {
        name: "thumbnail",
        width: 480,
        height: 480,
        fit: "inside",
        withoutEnlargement: false,
        generateImageName: ({ extension }) => newFileName("thumbnail", extension),
      },
    ],
  },
  hooks: {
    beforeOperation: [acceptUpload],
    beforeChange: [keepCrops],
    afterChange: [storeFiles, announceImageChange],
    beforeDelete: [refuseUsed],
    afterDelete: [removeFiles],
  },
  fields,
};
