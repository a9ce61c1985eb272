/** The four ways to work, one of them shown. */
import { part } from "../browser/part.ts";

const tabNames = ["scan", "names", "walk-in", "more"] as const;
export type TabName = (typeof tabNames)[number];

const bar = part("tabs", HTMLElement);
let current: TabName = "scan";

export const currentTab = (): TabName => current;

export function showTab(name: TabName): void {
  current = name;
  for (const tab of tabNames) {
    part(tab, HTMLElement).hidden = tab !== name;
    bar.querySelector(`[data-tab="${tab}"]`)?.setAttribute("aria-pressed", String(tab === name));
  }
  scrollTo(0, 0);
}

export function onTab(act: (name: TabName) => void): void {
  for (const tab of tabNames) {
    bar.querySelector(`[data-tab="${tab}"]`)?.addEventListener("click", () => act(tab));
  }
}
