/** Where an import puts things: the CMS, or nowhere in a dry run. */
import type { Payload } from "payload";
import { normaliseUpload } from "../images/normalise-upload.ts";
import type { Page } from "../payload-types.ts";

interface NewPicture {
  id: string;
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
  hasPicture(id: string): Promise<boolean>;
  picture(picture: NewPicture): Promise<void>;
  page(page: NewPage): Promise<void>;
  redirect(redirect: NewRedirect): Promise<void>;
}

export function cmsStore(payload: Payload): Store {
  return {
    async hasPicture(id) {
      const where = { id: { equals: id } };
      const { totalDocs } = await payload.count({ collection: "media", where });
      return totalDocs > 0;
    },
    async picture({ id, alt, file }) {
      // One row, and encoding takes a second, in which a transaction would keep staff from saving.
      await payload.create({
        collection: "media",
        data: { id, alt },
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
    async picture({ file }) {
      await normaliseUpload(file, file.name);
    },
    page: async () => undefined,
    redirect: async () => undefined,
  };
}
