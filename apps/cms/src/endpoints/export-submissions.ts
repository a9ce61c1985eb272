import { Readable } from "node:stream";
import type { Endpoint } from "payload";
import { z } from "zod";
import { recordAccess } from "../access/record-access.ts";
import { refuseUnless } from "../access/staff.ts";
import { env } from "../env.ts";
import { type Cell, chosenFields, titleOf } from "../exports/columns.ts";
import { CSV_BEGINNING, csvRow } from "../exports/csv.ts";
import { describeFilter } from "../exports/describe-filter.ts";
import { exportedIds, readRows } from "../exports/read-rows.ts";
import { xlsxOf } from "../exports/xlsx.ts";
import { formOfSlug, formSlugs } from "../forms/form-slugs.ts";
import { subjectOf } from "../forms/subject-of.ts";
import { notFound } from "./find-submission.ts";
import { filterOf, sortOf } from "./list-filter.ts";
import { readBody } from "./read-body.ts";
import { privateHeaders } from "./staff-endpoint.ts";

/** Enough for several pages of a list; to export more, staff use a filter. */
const SELECTED_MAX = 1000;
const COLUMNS_MAX = 100;

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const exportBody = z.strictObject({
  format: z.enum(["csv", "xlsx"]),
  /** Names of fields, in the order of the columns. */
  columns: z.array(z.string().max(100)).min(1).max(COLUMNS_MAX),
  ids: z.array(z.guid()).min(1).max(SELECTED_MAX).optional(),
});

/**
 * Exports the selected submissions, or those that match the list's filter, search and order, which come in
 * the URL as in the admin. There is no limit, and the export is recorded before anything is sent.
 */
export const exportSubmissions: Endpoint = {
  path: "/submissions/:collection/export",
  method: "post",
  handler: async (req) => {
    const form = formOfSlug(String(req.routeParams?.["collection"] ?? ""));
    const refusal = refuseUnless(req, "export", form ? subjectOf(form) : "messages");
    if (refusal) return refusal;
    if (!form) return notFound();
    const body = await readBody(req, exportBody);
    if (body instanceof Response) return body;
    const { format, columns, ids: selected } = body.data;
    const collection = formSlugs[form];
    const fields = chosenFields(
      req.payload.collections[collection].config.flattenedFields,
      columns,
    );
    if (!fields) return Response.json({ message: "There is no such column." }, { status: 400 });
    const where = selected ? { id: { in: selected } } : filterOf(req.payload, collection, req);
    const ids = await exportedIds(req, { collection, where, sort: sortOf(req) });
    const filter = selected ? "selected" : describeFilter(where);
    const what = `${format.toUpperCase()}, ${ids.length} ${ids.length === 1 ? "row" : "rows"}: ${filter}`;
    await recordAccess(req, "export", collection, what);
    const timeZone = env.SITE_TIME_ZONE;
    const head = fields.map((field) => titleOf(field, timeZone));
    const rows = readRows(req, { collection, ids }, { fields, timeZone });
    const content = format === "xlsx" ? xlsxOf(head, rows) : csvOf(head, rows);
    return fileReply(content, types[format], `${collection}-${dayIn(timeZone)}.${format}`);
  },
};

async function* csvOf(
  head: readonly string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_BEGINNING + csvRow(head));
  for await (const batch of batches) {
    yield encoder.encode(batch.map((cells) => csvRow(cells.map(String))).join(""));
  }
}

/** Today, as `2026-11-23`. */
const dayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format();

const fileReply = (content: AsyncIterable<Uint8Array>, type: string, name: string) =>
  new Response(Readable.toWeb(Readable.from(content)) as ReadableStream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      ...privateHeaders,
    },
  });
