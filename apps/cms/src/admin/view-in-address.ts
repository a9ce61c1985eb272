type SearchParams = Record<string, string | string[]>;

/**
 * Leaves out a saved view whose filter isn't in the list's address. Payload remembers the last one and would
 * apply it silently: commands, exports and the board go by the address, and would then mean more than the
 * list shows. An empty name makes Payload forget it.
 *
 * @param segments of the address, after `/admin`
 */
export function viewInAddress(segments: readonly string[], query: SearchParams): SearchParams {
  const isList = segments[0] === "collections" && segments.length === 2;
  const isFiltered = Object.keys(query).some((name) => name.startsWith("where"));
  return isList && !isFiltered ? { ...query, preset: "" } : query;
}
