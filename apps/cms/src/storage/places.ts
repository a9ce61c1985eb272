import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import { FILE_NAME } from "./file-name.ts";
import { FILE_KEY } from "./file-store.ts";

/** A folder under DATA_DIR, or the part of the bucket with the same name. */
export interface StoragePlace {
  path: string;
  /** Pattern of its file names. Other files are ignored. */
  names: RegExp;
}

export const resumePlace: StoragePlace = { path: "resumes", names: FILE_KEY };
/** Members' pictures. */
export const picturePlace: StoragePlace = { path: "pictures", names: FILE_KEY };

/** The pictures that editors upload for a location. */
export const imagePlace = (location: ImageLocation): StoragePlace => ({
  path: `uploads/${location}`,
  names: FILE_NAME,
});

/** Everything that is stored outside of the database. */
export const storagePlaces: readonly StoragePlace[] = [
  resumePlace,
  picturePlace,
  ...imageLocations.map(imagePlace),
];
