import { Readable } from "node:stream";
import type { Endpoint, Payload } from "payload";
import { recordAccess } from "../access/record-access.ts";
import { refuseUnless } from "../access/staff.ts";
import { listsOf, type SubmissionList, whereOf } from "../admin/submission-lists.ts";
import { formOfSlug, formSlugs } from "../forms/form-slugs.ts";
import { subjectOf } from "../forms/subject-of.ts";
import { shownAnswers } from "../forms/shown-answers.ts";
import { notesOf } from "../submissions/notes.ts";
import { CSV_BEGINNING, csvRow } from "./csv.ts";
import { notFound } from "./find-submission.ts";

type Form = keyof typeof formSlugs;

const BATCH = 200;

/** Exports a list of submissions as CSV, without a limit. */
export const exportSubmissions: Endpoint = {
  path: "/submissions/:collection/csv",
  method: "get",
  handler: async (req) => {
    const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
    const refusal = refuseUnless(req, "export", form ? subjectOf(form) : "messages");
    if (refusal) return refusal;
    const key = req.searchParams.get("list");
    const list = form
      ? (listsOf(formSlugs[form]).find((known) => known.key === key) ?? null)
      : null;
    if (!form || (key !== null && !list)) return notFound();
    const day = new Date().toISOString().slice(0, 10);
    const name = [formSlugs[form], ...(list ? [list.key] : []), day].join("-");
    await recordAccess(req, "export", formSlugs[form], list?.label ?? "All");
    return new Response(
      Readable.toWeb(Readable.from(rowsOf(req.payload, form, list))) as ReadableStream,
      {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${name}.csv"`,
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
        },
      },
    );
  },
};

/** The CSV file, read in batches of rows. */
async function* rowsOf(
  payload: Payload,
  form: Form,
  list: SubmissionList | null,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const titles = shownAnswers(form, {}).map(({ label }) => label);
  const head = ["Reference", "Received", "Status", "In quarantine", ...titles, "Notes"];
  // Only event registrations can be cancelled.
  const cancelled = form === "event-registration" ? ["Cancelled"] : [];
  yield encoder.encode(CSV_BEGINNING + csvRow([...head, ...cancelled]));
  // Submissions that arrive during the export would shift its pages.
  const until = { receivedAt: { less_than_equal: new Date().toISOString() } };
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: formSlugs[form],
      where: list ? { and: [until, whereOf(list)] } : until,
      sort: ["-receivedAt", "id"],
      limit: BATCH,
      page,
      depth: 0,
    });
    const notes = await notesOf(
      payload,
      formSlugs[form],
      docs.map(({ id }) => id),
    );
    const notesAbout = (id: string) => notes.filter(({ submission }) => submission === id);
    const rows = docs.map((doc) =>
      csvRow([
        doc.reference,
        doc.receivedAt,
        "stage" in doc ? doc.stage : doc.reviewStatus,
        doc.quarantined ? "Yes" : "No",
        ...shownAnswers(form, { ...doc }).map(({ value }) => value),
        notesAbout(doc.id)
          .map(({ text }) => text)
          .join("\n\n"),
        ...("cancelledAt" in doc ? [doc.cancelledAt ?? ""] : []),
      ]),
    );
    yield encoder.encode(rows.join(""));
    if (!hasNextPage) return;
  }
}
