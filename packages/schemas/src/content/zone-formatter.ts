/**
 * A formatter of dates in US English for each zone that is asked for. Creating one costs about twenty
 * times as much as using it, so each is kept; an invalid zone throws before it is kept.
 *
 * @param options of `Intl.DateTimeFormat`, without the zone
 */
export function zoneFormatter(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = byZone.get(timeZone);
    if (known) return known;
    const formatter = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    byZone.set(timeZone, formatter);
    return formatter;
  };
}
