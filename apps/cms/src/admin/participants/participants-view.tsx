import { Gutter } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import { isAllowed } from "../../access/staff.ts";
import { exportColumns } from "../../exports/columns.ts";
import { Participants } from "./participants.tsx";

/** The tab of an event with its people. Accounts that can't read registrations only see the counts. */
export function ParticipantsView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  if (!doc?.id || !isAllowed(req, "read", "content")) return notFound();
  const { flattenedFields } = req.payload.collections["event-registrations"].config;
  return (
    <Gutter>
      <Participants event={String(doc.id)} columns={exportColumns(flattenedFields)} />
    </Gutter>
  );
}
