import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { PayloadRequest, Where } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";

/**
 * Locks an application in the transaction of the request: concurrent commands about it that do the same wait
 * for the transaction to end. None in quarantine is found.
 *
 * @param when what else has to be so
 * @returns `false` if it isn't
 */
export async function holdApplication(
  req: PayloadRequest,
  { form, application }: { form: ApplicationForm; application: string },
  when: readonly Where[] = [],
): Promise<boolean> {
  const held = await req.payload.db.updateOne({
    collection: formSlugs[form],
    where: { and: [{ id: { equals: application } }, { quarantined: { equals: false } }, ...when] },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
  return held !== null && held !== undefined;
}
