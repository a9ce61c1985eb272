import { Readable } from "node:stream";
import type { Endpoint } from "payload";
import { recordAccess } from "../access/record-access.ts";
import { refuseUnless } from "../access/staff.ts";
import type { InternshipApplication } from "../payload-types.ts";
import { resumeStore } from "../resumes/store.ts";
import type { ScanState } from "../scanning/scan-states.ts";
import { attachmentHeader } from "./attachment-name.ts";
import { namedSubmission, notFound, SUBMISSION_PATH } from "./find-submission.ts";
import { privateHeaders } from "./staff-endpoint.ts";

/**
 * Sends a resume to staff as a download, since files from strangers may be harmful. With `?inline=true`
 * browsers show PDFs instead, in a sandbox, under the policy of `server/inline-file.ts`.
 */
export const downloadResume: Endpoint = {
  path: `${SUBMISSION_PATH}/resume`,
  method: "get",
  handler: async (req) => {
    const refusal = refuseUnless(req, "read-file", "applications");
    if (refusal) return refusal;
    const named = namedSubmission(req);
    if (!named) return notFound();
    const found = await req.payload.findByID({
      ...named,
      depth: 0,
      disableErrors: true,
      showHiddenFields: true,
      // Mentors get only their assigned applications.
      overrideAccess: false,
      req,
    });
    const resume = found && "resume" in found ? found.resume : undefined;
    if (!found || !resume?.key) return notFound();
    if (isBlocked(resume.scan)) return blocked(resume.scan);
    const isInline = req.searchParams?.get("inline") === "true";
    if (isInline && !isShown(resume)) return notFound();
    const file = await resumeStore.open(resume.key);
    if (!file) {
      req.payload.logger.error({ key: resume.key }, "A resume is not in the store");
      return notFound();
    }
    await recordAccess(req, "resume", named.collection, found.reference, isInline);
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: headersFor(resume, file.size, isInline),
    });
  },
};

type Resume = NonNullable<InternshipApplication["resume"]>;

/** Whether browsers may show the file, not only download it. */
const isShown = ({ type, caution }: Resume) => type === "pdf" && !caution;

/** Whether the file must not be downloaded, because it is or may be malware. */
const isBlocked = (scan?: ScanState | null): scan is keyof typeof blockedMessages =>
  scan === "waiting" || scan === "infected";

const blockedMessages = {
  waiting: "The file hasn't been checked for malware yet. Try again in a moment.",
  infected: "The download is blocked: the malware scanner found something in the file.",
};

const blocked = (scan: keyof typeof blockedMessages) =>
  Response.json({ message: blockedMessages[scan] }, { status: 409 });

function headersFor(
  { fileName, type }: Resume,
  size: number,
  isInline: boolean,
): Record<string, string> {
  const disposition = isInline ? "inline" : "attachment";
  return {
    "content-type": isInline ? "application/pdf" : "application/octet-stream",
    "content-length": String(size),
    "content-disposition": attachmentHeader(fileName ?? "", type ?? "bin", disposition),
    "x-content-type-options": "nosniff",
    ...privateHeaders,
    "cross-origin-resource-policy": "same-origin",
  };
}
