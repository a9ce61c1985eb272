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

/** The pictures of the media library. */
export const mediaPlace: StoragePlace = { path: "uploads/media", names: FILE_NAME };

/** Where earlier releases stored pictures. They stay there until they are replaced. */
export const formerImagePlace = (location: ImageLocation): StoragePlace => ({
  path: `uploads/${location}`,
  names: FILE_NAME,
});

/** Everything that is stored outside of the database. */
export const storagePlaces: readonly StoragePlace[] = [
  resumePlace,
  picturePlace,
  mediaPlace,
  ...imageLocations.map(formerImagePlace),
];
