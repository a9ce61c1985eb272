import { randomUUID } from "node:crypto";
import { type ImageLocation, imageLocations } from "@kdl/schemas/resources";
import type { CollectionBeforeOperationHook, CollectionConfig } from "payload";
import { isStaff } from "../access/staff.ts";
import { announceImageChange } from "../hooks/announce.ts";
import { imageFolder } from "../images/folder.ts";
import { normaliseUpload } from "../images/normalise-upload.ts";
import { type ImageSlot, imageSlots } from "../images/slots.ts";

function acceptUpload(slot: ImageSlot): CollectionBeforeOperationHook {
  return async ({ args, context, operation, req }) => {
    if (!req.file || (operation !== "create" && operation !== "update")) return args;
    const originalName = req.file.name;
    // Seed pictures are drawn as SVG; they are ours and become pixels here.
    req.file = await normaliseUpload(
      req.file,
      slot,
      slot.crop === null || context["seeding"] === true,
    );
    return { ...args, data: { ...args.data, originalName } };
  };
}

function imageCollection(location: ImageLocation): CollectionConfig {
  const slot = imageSlots[location];
  const svg = slot.crop === null ? ["image/svg+xml"] : [];
  return {
    slug: slot.collection,
    labels: { singular: slot.label, plural: `${slot.label}s` },
    admin: {
      group: "Images",
      useAsTitle: "originalName",
      defaultColumns: ["originalName", "alt", "updatedAt"],
      description: slot.hint,
      hideAPIURL: true,
      pagination: { defaultLimit: 50 },
    },
    access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
    upload: {
      staticDir: imageFolder(location),
      mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", ...svg],
      focalPoint: slot.crop !== null,
      crop: false,
      // Pasting an address would make this server fetch what a visitor of the admin names.
      pasteURL: false,
      displayPreview: true,
      ...(slot.crop === null
        ? {}
        : {
            adminThumbnail: "site",
            imageSizes: [
              {
                name: "site",
                ...slot.crop,
                withoutEnlargement: false,
                // A new name for each crop: whoever cached the old one never shows it again.
                generateImageName: ({ extension }) => `${randomUUID()}.${extension}`,
              },
            ],
          }),
    },
    hooks: {
      beforeOperation: [acceptUpload(slot)],
      ...announceImageChange(slot.resources),
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
