import type { Endpoint } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { resumeStore } from "../resumes/store.ts";
import { resumeCollections } from "../scanning/scan-states.ts";
import { changeScan } from "../scanning/waiting-resumes.ts";
import { namedSubmission, notFound, SUBMISSION_PATH } from "./find-submission.ts";

/** Deletes an infected file. The answers and the scanner's result stay. */
export const removeInfectedResume: Endpoint = {
  path: `${SUBMISSION_PATH}/resume`,
  method: "delete",
  handler: async (req) => {
    const refusal = refuseUnless(req, "delete-file", "applications");
    if (refusal) return refusal;
    const { payload } = req;
    const named = namedSubmission(req);
    const collection = resumeCollections.find((slug) => slug === named?.collection);
    if (!named || !collection) return notFound();
    const found = await payload.findByID({
      collection,
      id: named.id,
      depth: 0,
      disableErrors: true,
      showHiddenFields: true,
    });
    const key = found?.resume?.key;
    const resume = { collection, id: named.id };
    // The row first: if this is interrupted, the next sweep removes the file.
    const isRemoved =
      key && (await changeScan(payload, resume, "infected", { scan: "removed", key: null }));
    if (!isRemoved) return notFound();
    await resumeStore.remove(key);
    return Response.json({ message: "The file is deleted." });
  },
};
