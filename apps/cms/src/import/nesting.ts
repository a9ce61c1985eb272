const TAG = /<(\/?)([a-z][a-z0-9]{0,20})(?=[\s/>])/gi;
/** Elements that may stay open until the end of what they are in. */
const OPEN_ENDED =
  /^(?:p|li|d[td]|t[rdh]|t(?:head|body|foot)|option|br|hr|img|input|wbr|source|col|embed|link|meta)$/i;
/** No page has more; parsers take ever longer over it. */
const MAX_DEPTH = 300;

/** Whether elements of HTML stand in each other deeper than on any page. */
export function isNestedTooDeep(html: string): boolean {
  const depths = new Map<string, number>();
  for (const [, slash, name] of html.matchAll(TAG)) {
    const tag = name!.toLowerCase();
    if (OPEN_ENDED.test(tag)) continue;
    const depth = (depths.get(tag) ?? 0) + (slash === "" ? 1 : -1);
    if (depth > MAX_DEPTH) return true;
    depths.set(tag, Math.max(0, depth));
  }
  return false;
}
