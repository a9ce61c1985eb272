import type { Payload } from "payload";
import { resumeCollections } from "../scanning/scan-states.ts";

/** The files that a submission refers to. */
export async function namedResumes(
  payload: Payload,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const collection of resumeCollections) {
    const { docs } = await payload.find({
      collection,
      where: { "resume.key": { in: [...keys] } },
      select: { resume: { key: true } },
      depth: 0,
      pagination: false,
      showHiddenFields: true,
    });
    for (const { resume } of docs) if (resume?.key) named.add(resume.key);
  }
  return named;
}
