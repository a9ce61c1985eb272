import type { Payload } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import type { HistoryEntry } from "../submissions/history-entry.ts";
import { notesOf } from "../submissions/notes.ts";
import { confirmations } from "../submissions/places/confirmations.ts";
import { privateJson } from "./staff-endpoint.ts";
import { submissionEndpoint } from "./submission-endpoint.ts";

/** A submission's changes of stage and place, notes and mails on one timeline, latest first. */
export const submissionHistory = submissionEndpoint(
  { method: "get", path: "history", action: "read-history" },
  async ({ payload }, { named, found }) => {
    const entries = [
      ...(await stageEntries(payload, named.id)),
      ...(await placeEntries(payload, named.id)),
      ...(await noteEntries(payload, named.collection, named.id)),
      ...(found.mail ?? []).map(({ id, at, kind, to, sent, outcome }): HistoryEntry => ({
        kind: "mail",
        id: id ?? at,
        at,
        mail: kind,
        to: to ?? "",
        isSent: sent === true,
        outcome,
      })),
    ].toSorted((a, b) => b.at.localeCompare(a.at));
    return privateJson({ entries });
  },
);

async function stageEntries(payload: Payload, application: string): Promise<HistoryEntry[]> {
  const { docs } = await payload.find({
    collection: "stage-changes",
    where: { application: { equals: application } },
    pagination: false,
  });
  return docs.map(({ id, from, to, at, byName, actor, reason }) => ({
    kind: "stage",
    id,
    at,
    from,
    to,
    by: byName ?? "",
    actor,
    reason: reason ?? "",
  }));
}

async function placeEntries(payload: Payload, registration: string): Promise<HistoryEntry[]> {
  const { docs } = await payload.find({
    collection: "place-changes",
    where: { registration: { equals: registration } },
    pagination: false,
  });
  return docs.map(({ id, from, to, at, byName, actor, confirmed }) => ({
    kind: "place",
    id,
    at,
    from: from ?? null,
    to,
    by: byName ?? "",
    actor,
    confirmed: confirmations.filter((one) => confirmed?.split(" ").includes(one)),
  }));
}

async function noteEntries(
  payload: Payload,
  collection: SubmissionSlug,
  submission: string,
): Promise<HistoryEntry[]> {
  const notes = await notesOf(payload, collection, [submission]);
  return notes.map(({ id, at, byName, text }) => ({
    kind: "note",
    id,
    at,
    by: byName ?? "",
    text,
  }));
}
