import { randomUUID } from "node:crypto";
import {
  type ImageLocation,
  imageLocations,
  resourcesWithImages,
} from "@kdl/schemas/content/resources";
import type { CollectionBeforeOperationHook, CollectionConfig, Endpoint } from "payload";
import { accessTo, hiddenUnlessReadable, isAllowed, refuseUnless } from "../access/staff.ts";
import { announceImageChange } from "../hooks/announce.ts";
import { refuseChange } from "../access/refuse-change.ts";
import { FILE_NAME } from "../storage/file-name.ts";
import { imageStore } from "../images/image-stores.ts";
import { fileHooks } from "../images/store-files.ts";
import { moveFocalPoint } from "../images/move-focal-point.ts";
import { normaliseUpload } from "../images/normalise-upload.ts";
import { readImage } from "../contract/serve-image.ts";
import { type ImageLibrary, imageLibraries } from "../images/image-libraries.ts";
import type { FileStore } from "../storage/file-store.ts";

function acceptUpload(library: ImageLibrary, store: FileStore): CollectionBeforeOperationHook {
  return async ({ args, context, operation, req }) => {
    if (operation !== "create" && operation !== "update") return args;
    // Payload refuses it, but only after this hook: files of strangers are never decoded.
    if (args.overrideAccess !== true && !isAllowed(req, operation, "content")) return args;
    if (!req.file) {
      // Payload would fetch the URL in the row's data.
      if (operation === "create") throw refuseChange("Please choose a picture.", 400);
      const { id } = args as { id?: string | number };
      await moveFocalPoint({ req, collection: library.collection, id, store });
      return args;
    }
    const originalName = req.file.name;
    // Seed pictures are SVGs; they are trusted and rasterised here.
    req.file = await normaliseUpload(
      req.file,
      library,
      library.crop === null || context["seeding"] === true,
    );
    return { ...args, data: { ...args.data, originalName } };
  };
}

/** Serves the admin's thumbnails. It precedes Payload's own endpoint, which reads a folder. */
function fileEndpoint(store: FileStore): Omit<Endpoint, "root"> {
  return {
    path: "/file/:filename",
    method: "get",
    handler: async (req) => {
      const refusal = refuseUnless(req, "read", "content");
      if (refusal) return refusal;
      const filename = req.routeParams?.["filename"];
      const isName = typeof filename === "string" && FILE_NAME.test(filename);
      const image = isName ? await readImage(store, filename) : null;
      return image ?? new Response(null, { status: 404 });
    },
  };
}

function imageCollection(location: ImageLocation): CollectionConfig {
  const library = imageLibraries[location];
  const store = imageStore(location);
  const files = fileHooks(store);
  const changes = announceImageChange(resourcesWithImages(location));
  const svg = library.crop === null ? ["image/svg+xml"] : [];
  return {
    slug: library.collection,
    labels: { singular: library.label, plural: `${library.label}s` },
    admin: {
      hidden: hiddenUnlessReadable("content"),
      group: "Images",
      useAsTitle: "originalName",
      defaultColumns: ["originalName", "alt", "updatedAt"],
      description: library.hint,
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
    },
    access: accessTo("content"),
    // The copy would need a file of its own.
    disableDuplicate: true,
    endpoints: [fileEndpoint(store)],
    upload: {
      // The hooks below store files, on the disk or in a bucket. No `handlers`: with them, a form that
      // only names a file makes Payload read it before it checks access.
      disableLocalStorage: true,
      mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", ...svg],
      focalPoint: library.crop !== null,
      crop: false,
      // Pasting a URL would make this server fetch whatever URL the client sends.
      pasteURL: false,
      displayPreview: true,
      ...(library.crop === null
        ? {}
        : {
            adminThumbnail: "site",
            imageSizes: [
              {
                name: "site",
                ...library.crop,
                withoutEnlargement: false,
                // A new name for each crop, so that no cache serves the old one.
                generateImageName: ({ extension }) => `${randomUUID()}.${extension}`,
              },
            ],
          }),
    },
    hooks: {
      beforeOperation: [acceptUpload(library, store)],
      afterChange: [files.afterChange, ...changes.afterChange],
      afterDelete: [files.afterDelete, ...changes.afterDelete],
    },
    fields: [
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
        name: "originalName",
        type: "text",
        label: "File name",
        admin: { readOnly: true, description: "As it was called when it was uploaded." },
      },
    ],
  };
}

/** One library for each location of the contract. */
export const imageCollections: CollectionConfig[] = imageLocations.map(imageCollection);
