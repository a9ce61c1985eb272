/** Where an import puts things: the CMS, or nowhere in a dry run. */
import type { Payload } from "payload";
import { imageLibraries } from "../images/image-libraries.ts";
import { normaliseUpload } from "../images/normalise-upload.ts";
import type { Page } from "../payload-types.ts";

/** Where the site shows a picture. */
export type PictureLocation = "site" | "inner-pages";

interface NewPicture {
  id: string;
  location: PictureLocation;
  alt: string;
  file: { name: string; data: Buffer; mimetype: string; size: number };
}

type NewPage = Pick<Page, "id" | "title" | "slug" | "parent" | "content"> & {
  isPublished: boolean;
  shortDescription?: string;
  bannerTagline?: string;
  bannerImage?: string;
};

interface NewRedirect {
  fromPath: string;
  toPath: string;
  note: string;
}

/** Each method throws what the CMS has against it. */
export interface Store {
  hasPicture(id: string, location: PictureLocation): Promise<boolean>;
  picture(picture: NewPicture): Promise<void>;
  page(page: NewPage): Promise<void>;
  redirect(redirect: NewRedirect): Promise<void>;
}

const libraryOf = (location: PictureLocation) => imageLibraries[location];

export function cmsStore(payload: Payload): Store {
  return {
    async hasPicture(id, location) {
      const { collection } = libraryOf(location);
      const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } });
      return totalDocs > 0;
    },
    async picture({ id, location, alt, file }) {
      const { collection } = libraryOf(location);
      // One row, and encoding takes a second, in which a transaction would keep staff from saving.
      await payload.create({
        collection,
        data: { id, alt } as never,
        file,
        depth: 0,
        disableTransaction: true,
      });
    },
    async page({ isPublished, ...data }) {
      const _status = isPublished ? ("published" as const) : ("draft" as const);
      const draft = { draft: !isPublished } as { draft: true };
      await payload.create({
        collection: "pages",
        data: { ...data, _status } as never,
        depth: 0,
        ...draft,
      });
    },
    async redirect(data) {
      await payload.create({ collection: "redirects", data, depth: 0 });
    },
  };
}

/** Checks what the CMS would check, and stores nothing. */
export function dryStore(payload: Payload): Store {
  return {
    hasPicture: cmsStore(payload).hasPicture,
    async picture({ file, location }) {
      await normaliseUpload(file, libraryOf(location));
    },
    page: async () => undefined,
    redirect: async () => undefined,
  };
}
