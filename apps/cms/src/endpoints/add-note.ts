import { z } from "zod";
import { signatureOf } from "../access/staff.ts";
import type { User } from "../payload-types.ts";
import { NOTE_MAX } from "../submissions/note-limits.ts";
import { addNote } from "../submissions/notes.ts";
import { readJson } from "./read-body.ts";
import { privateJson } from "./staff-endpoint.ts";
import { submissionEndpoint } from "./submission-endpoint.ts";

const noteBody = z.strictObject({
  text: z
    .string()
    // PostgreSQL stores no NUL.
    .transform((text) => text.replaceAll("\0", "").trim())
    .pipe(
      z.string().min(1, "Write something first.").max(NOTE_MAX, `At most ${NOTE_MAX} characters.`),
    ),
});

/** Adds a note of staff to a submission. */
export const addSubmissionNote = submissionEndpoint(
  { method: "post", path: "notes", action: "add-note" },
  async (req, { named: { collection, id } }) => {
    const body = noteBody.safeParse(await readJson(req));
    if (!body.success) return privateJson({ message: body.error.issues[0]?.message }, 400);
    const by = signatureOf(req.user as User);
    await addNote(req, { collection, submission: id, text: body.data.text, by });
    return privateJson({ message: "The note is saved." }, 201);
  },
);
