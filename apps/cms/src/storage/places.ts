import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import { FILE_NAME } from "./file-name.ts";
import { FILE_KEY } from "./file-store.ts";

/** A folder under DATA_DIR, or the part of the bucket of the same name. */
export interface StoragePlace {
  path: string;
  /** What names of files look like. Others are left alone. */
  names: RegExp;
}

export const resumePlace: StoragePlace = { path: "resumes", names: FILE_KEY };
/** Members' pictures. */
export const picturePlace: StoragePlace = { path: "pictures", names: FILE_KEY };

/** Where the pictures of a location lie that editors have uploaded. */
export const imagePlace = (location: ImageLocation): StoragePlace => ({
  path: `uploads/${location}`,
  names: FILE_NAME,
});

/** Everywhere that files lie, besides the database. */
export const storagePlaces: readonly StoragePlace[] = [
  resumePlace,
  picturePlace,
  ...imageLocations.map(imagePlace),
];
