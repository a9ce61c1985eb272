/** Where files lie that nobody serves: folders under DATA_DIR, or parts of the bucket. */
export const privateFolders = ["resumes", "pictures"] as const;
export type PrivateFolder = (typeof privateFolders)[number];
