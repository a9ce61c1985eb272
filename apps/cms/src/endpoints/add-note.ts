import type { Endpoint } from "payload";
import { z } from "zod";
import { refuseUnless, signatureOf } from "../access/staff.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import type { User } from "../payload-types.ts";
import { NOTE_MAX } from "../submissions/note-limits.ts";
import { addNote } from "../submissions/notes.ts";
import { findSubmission, namedSubmission, notFound, SUBMISSION_PATH } from "./find-submission.ts";
import { readJson } from "./read-body.ts";

const noteBody = z.strictObject({
  text: z
    .string()
    // PostgreSQL stores no NUL.
    .transform((text) => text.replaceAll("\0", "").trim())
    .pipe(
      z.string().min(1, "Write something first.").max(NOTE_MAX, `At most ${NOTE_MAX} characters.`),
    ),
});

/** Adds a note of staff to a submission. The server has refused cross-site POSTs before this runs. */
export const addSubmissionNote: Endpoint = {
  path: `${SUBMISSION_PATH}/notes`,
  method: "post",
  handler: async (req) => {
    const named = namedSubmission(req);
    if (!named) return notFound();
    const refusal = refuseUnless(req, "add-note", subjectOfSlug(named.collection));
    if (refusal) return refusal;
    const found = await findSubmission(req, named);
    if (!found) return notFound();
    const body = noteBody.safeParse(await readJson(req));
    if (!body.success) {
      return Response.json({ message: body.error.issues[0]?.message }, { status: 400 });
    }
    const by = signatureOf(req.user as User);
    const { collection } = named;
    await addNote(req, { collection, submission: named.id, text: body.data.text, by });
    return Response.json({ message: "The note is saved." }, { status: 201 });
  },
};
