/** People by name. */
import { part } from "../browser/part.ts";
import type { Desk } from "./desk.ts";
import { type DoorData, everybody, type Standing } from "./door-data.ts";
import { button, element } from "./elements.ts";
import { findByName, standingName } from "./verdict.ts";
import { placeAndTime } from "./words.ts";

/** More are no help, and slow a phone down. */
const MOST = 40;

const search = part("name-search", HTMLInputElement);
const found = part("names-found", HTMLElement);
const list = part("name-list", HTMLUListElement);

export function showNames(data: DoorData, desk: Desk): void {
  const people = findByName(everybody(data), search.value);
  found.textContent = countText(people.length);
  const focused = document.activeElement?.getAttribute("aria-label");
  list.replaceChildren(...people.slice(0, MOST).map((standing) => row(standing, desk)));
  // The list is drawn again while somebody is in it with the keyboard.
  if (focused) list.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

export function onSearch(act: () => void): void {
  search.addEventListener("input", act);
}

function countText(count: number): string {
  if (count === 0) return "Nobody of that name is on the list.";
  if (count > MOST) return `${count} people; the first ${MOST} of them are below.`;
  return count === 1 ? "1 person" : `${count} people`;
}

function row(standing: Standing, desk: Desk): HTMLLIElement {
  const name = standingName(standing);
  const { digest } = standing.person;
  const text = element("div", element("strong", name), element("span", stateOf(standing)));
  const item = element("li", text);
  if (standing.state === "expected") {
    item.append(button("Check in", `Check in ${name}`, () => void desk.checkIn(digest)));
  }
  if (standing.state === "checked-in") {
    item.append(button("Undo", `Undo ${name}`, () => void desk.undo(digest)));
  }
  return item;
}

function stateOf({ state, checkedInAt, device }: Standing): string {
  if (state === "expected") return "Expected";
  if (state === "waiting") return "On the waitlist, no seat";
  if (state === "cancelled") return "Cancelled";
  return checkedInAt === null ? "Entered" : `Entered ${placeAndTime(checkedInAt, device)}`;
}
