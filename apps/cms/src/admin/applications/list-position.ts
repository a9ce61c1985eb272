"use client";

import type { Selection } from "../../applications/replies.ts";
import { callCommand } from "./call-command.ts";

interface Remembered {
  /** The list's filter, search and order, as in its URL. */
  query: string;
  /** In the order that the list had when the first application was opened. */
  ids: string[] | null;
}

const keyOf = (collection: string) => `kdl-list:${collection}`;

/** Remembers the list on screen, so that staff can page through its applications. */
export function rememberList(collection: string, query: string): void {
  const remembered: Remembered = { query, ids: null };
  sessionStorage.setItem(keyOf(collection), JSON.stringify(remembered));
}

export interface ListPosition {
  /** URL of the list with its filter. */
  list: string;
  /** From 1; 0 if the application isn't in the list. */
  place: number;
  count: number;
  previous: string | null;
  next: string | null;
}

/**
 * An application's position in the list from which staff opened it. The order is fixed at that moment: an
 * application that no longer matches the filter after a decision keeps its place.
 */
export async function listPosition(collection: string, id: string): Promise<ListPosition> {
  const text = sessionStorage.getItem(keyOf(collection));
  const remembered: Remembered = text ? (JSON.parse(text) as Remembered) : { query: "", ids: null };
  let { ids } = remembered;
  if (!ids?.includes(id)) {
    const { applications } = await callCommand<Selection>(
      collection,
      "select",
      {},
      remembered.query,
    );
    ids = applications.map((application) => application.id);
    sessionStorage.setItem(keyOf(collection), JSON.stringify({ ...remembered, ids }));
  }
  const index = ids.indexOf(id);
  const addressAt = (at: number) =>
    index >= 0 && ids[at] !== undefined ? `/admin/collections/${collection}/${ids[at]}` : null;
  return {
    list: `/admin/collections/${collection}${remembered.query}`,
    place: index + 1,
    count: ids.length,
    previous: addressAt(index - 1),
    next: addressAt(index + 1),
  };
}
