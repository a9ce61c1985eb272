import type { StoredReply } from "./stored-reply.ts";

const MOVED = 308;
const LOCATION = "Location";

/**
 * The reply with the query of a request, if it leads to where a page is now. A cached reply knows only the
 * parameters that the page knows.
 *
 * @param url path and query as asked
 */
export function keepQuery(reply: StoredReply, url: string): StoredReply {
  const mark = url.indexOf("?");
  if (reply.status !== MOVED || mark < 0) return reply;
  const headers = reply.identity.headers.map((value, index, all) =>
    index % 2 === 1 && all[index - 1] === LOCATION
      ? (value.split("?", 1)[0] ?? "") + url.slice(mark)
      : value,
  );
  return { ...reply, br: null, gzip: null, identity: { ...reply.identity, headers } };
}
