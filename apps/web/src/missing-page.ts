/** What becomes of an address without a page. */
import { redirect } from "react-router";
import type { DataLayer } from "./data/data.ts";

const PERMANENT = 308;

/**
 * Leads on from an address that had a page before. Nothing depends on it: a failure is no redirect.
 *
 * @returns pages that somebody may have looked for, if they are known
 * @throws {Response} a redirect to where the page is now
 */
export async function leadOn(data: DataLayer, { pathname: path, search }: URL) {
  const target = await data.query("redirects.find", { path }).catch(() => null);
  if (target !== null) throw redirect(target + search, PERMANENT);
  return data.query("search.likely", { path }).catch(() => null);
}
