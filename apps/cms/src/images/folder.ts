import { join } from "node:path";
import type { ImageLocation } from "@kdl/schemas/resources";
import { env } from "../env.ts";

/** The folder in which the pictures of a location lie. */
export function imageFolder(location: ImageLocation): string {
  return join(env.DATA_DIR, "uploads", location);
}
