/** Addresses of certificates. Not in `paths.ts`, which every page loads. */
import { certificateFiles } from "@kdl/schemas/certificates/certificate";
import type { FixedPath, SluggedPattern } from "@kdl/schemas/pages/registry";

const pattern = "/verify/:slug" satisfies SluggedPattern;

const page = (number: string) => pattern.slice(0, -":slug".length) + encodeURIComponent(number);

export const certificatePaths = {
  /** Asks for a number. */
  check: () => "/verify" satisfies FixedPath,
  verify: page,
  pdf: (number: string) => `${page(number)}/${certificateFiles.pdf}`,
  credential: (number: string) => `${page(number)}/${certificateFiles.credential}`,
} as const;
