/** Metadata of a backup, in `manifest.json`. */
import * as z from "zod";

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  created: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** Names of the database's applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Every file, by its path in the archive. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = "manifest.json";

/** Why a backup can't be made or restored, as a message for operators. */
export class BackupProblem extends Error {}

/** @throws {BackupProblem} if it isn't a manifest of this project */
export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupProblem("This file is no backup of this site, or one of a newer version.");
  }
}
