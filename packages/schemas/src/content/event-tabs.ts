/** Tabs of the events page, as in its URL: `?tab=upcoming`. No imports here. */
export const eventTabs = ["all", "ongoing", "upcoming", "past"] as const;
export type EventTab = (typeof eventTabs)[number];

/** Reads the tab of a URL; anything unknown is the default, All. */
export function eventTabOf(value: string | null): EventTab {
  return eventTabs.find((tab) => tab === value) ?? "all";
}
