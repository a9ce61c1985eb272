/** What needs a look, and the phone itself. */
import { part } from "../browser/part.ts";
import { type DoorData, type DoorNote, nameByDigest, nameOf } from "./door-data.ts";
import type { DoorSession } from "./door-session.ts";
import { button, element } from "./elements.ts";
import { placeAndTime, timeOf } from "./words.ts";

const noteWords: Readonly<Record<DoorNote["kind"], string>> = {
  refused: "went in, but has no valid registration.",
  registered: "had registered before, with the same email address.",
  waiting: "went in, but is on the waitlist and has no seat.",
};

export function showMore(data: DoorData, session: DoorSession): void {
  const { manifest, unseated, notes, queue } = data;
  showList("unseated", unseated, ({ id, walkIn }) => {
    const name = nameOf(walkIn.firstName, walkIn.lastName);
    const letIn = () => void session.settleUnseated(id, true);
    const sentAway = () => void session.settleUnseated(id, false);
    return element(
      "li",
      element("div", element("strong", name)),
      button("Count over capacity", `Count ${name} over capacity`, letIn),
      button("Left again", `${name} left again`, sentAway),
    );
  });
  showList("notes", notes, ({ kind, name }) => element("li", `${name} ${noteWords[kind]}`));
  part("unseated-part", HTMLElement).hidden = unseated.length === 0;
  part("notes-part", HTMLElement).hidden = notes.length === 0;

  showList("conflicts", manifest.conflicts, ({ digest, at, device, firstAt, firstDevice }) => {
    const first = placeAndTime(firstAt, firstDevice);
    return element(
      "li",
      element("strong", nameByDigest(data, digest)),
      ` already entered ${first}; again ${placeAndTime(at, device)}`,
    );
  });
  part("no-conflicts", HTMLElement).hidden = manifest.conflicts.length > 0;

  const unsent = queue.length === 0 ? "Everything is sent" : `${queue.length} to send`;
  const until = `Paired until ${timeOf(session.pairing.expiresAt)}`;
  const people = manifest.people.length;
  part("list-facts", HTMLElement).textContent =
    `${people === 1 ? "1 person" : `${people} people`} on the list. ${unsent}. ${until}.`;
}

/** How many things there are to look at. */
export function showBadge({ manifest, unseated, notes }: DoorData): void {
  const badge = part("badge", HTMLElement);
  const count = unseated.length + notes.length + manifest.conflicts.length;
  badge.hidden = count === 0;
  badge.textContent = String(count);
}

function showList<Item>(
  id: string,
  items: readonly Item[],
  row: (item: Item) => HTMLElement,
): void {
  part(id, HTMLUListElement).replaceChildren(...items.map(row));
}
