/** Event, phone, how many are in, and whether there is a network. */
import { part } from "../browser/part.ts";
import { type DoorData, everybody, takenSeats } from "./door-data.ts";
import type { DoorSession } from "./door-session.ts";

const eventName = part("event-name", HTMLElement);
const deviceName = part("device-name", HTMLElement);
const counts = part("counts", HTMLElement);
const connection = part("connection", HTMLElement);

export function showBar(session: DoorSession, data: DoorData | null): void {
  const { event, device } = session.pairing;
  eventName.textContent = data?.manifest.event.name ?? event.name;
  deviceName.textContent = device;
  counts.textContent = data ? countsOf(data) : "";
  const isOnline = session.isConnected() && navigator.onLine;
  const unsent = data?.queue.length ?? 0;
  connection.dataset["state"] = isOnline ? "online" : "offline";
  const words = [isOnline ? "Online" : "Offline", unsent > 0 ? `${unsent} to send` : ""];
  const text = words.filter(Boolean).join(", ");
  // Announced only when it changes.
  if (connection.textContent !== text) connection.textContent = text;
}

function countsOf(data: DoorData): string {
  const walkIns = data.queue.filter(({ scan }) => scan.action === "walk-in").length;
  const inside = everybody(data).filter(({ state }) => state === "checked-in").length + walkIns;
  return `${inside} of ${takenSeats(data)} in`;
}
