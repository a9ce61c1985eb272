// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Role } from "../../access/permissions.ts";
import type { PhonesReply, ShownPhone } from "../../door/replies.ts";
import { DoorPhones } from "./door-phones.tsx";

let roles: Role[];
vi.mock("@payloadcms/ui", () => ({
  toast: { success: vi.fn(), error: vi.fn() },
  useAuth: () => ({ user: { roles } }),
  Button: ({ children, onClick, disabled, ...props }: ButtonProps) => (
    <button type="button" aria-label={props["aria-label"]} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  ),
}));
interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  "aria-label"?: string;
}

const AT = "2030-01-05T06:00:00.000Z";
const phone: ShownPhone = {
  id: "one",
  device: "Front door",
  state: "paired",
  byName: "Imran",
  createdAt: AT,
  pairedAt: AT,
  lastSyncAt: AT,
  endedAt: null,
  endedByName: null,
};
const unused = { ...phone, id: "two", device: null, state: "waiting", pairedAt: null } as const;
const ended = { ...phone, id: "three", device: "Old", state: "ended", endedAt: AT } as const;

// jsdom has no dialogs.
function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.dispatchEvent(new Event("close"));
}

let found: PhonesReply;
let asked: string[];
let root: Root;
const text = () => document.body.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
const press = (name: string) => act(async () => button(name)!.click());
const show = () => act(async () => root.render(<DoorPhones event="e" />));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  roles = ["coordinator"];
  found = { phones: [phone, unused, ended], mayPair: true };
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    if (path.endsWith("/codes")) {
      const code = { id: "two", code: "K7MP-3QXR", page: "https://site.example/door" };
      return Response.json({ ...code, qr: "data:image/svg+xml;base64,", expiresAt: AT });
    }
    return Response.json(path.endsWith("/revoke") ? { isRevoked: true } : found);
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("lists the phones, and keeps those apart that aren't paired any more", async () => {
  await show();
  expect(text()).toContain("Front door");
  expect(text()).toContain("A code that isn’t used yet");
  expect(document.querySelector("details")?.textContent).toContain("Not paired any more (1)Old");
});

test.each([[["editor"] as Role[]], [["mentor"] as Role[]]])("shows %j nothing", async (held) => {
  roles = held;
  await show();
  expect(text()).toBe("");
  expect(asked).toEqual([]);
});

test("pairs a phone, and says so once it is", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await show();
  await press("Pair a phone");
  expect(text()).toContain("K7MP-3QXR");
  expect(text()).toContain("Waiting for the phone…");
  found = { ...found, phones: [{ ...unused, device: "Side door", state: "paired", pairedAt: AT }] };
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(document.querySelector("[role=status]")?.textContent).toBe("Paired: Side door");
  expect(text()).not.toContain("K7MP-3QXR");
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked).toHaveLength(before);
});

test("revokes a phone after asking", async () => {
  await show();
  await press("Revoke Front door");
  expect(asked.some((call) => call.startsWith("POST"))).toBe(false);
  expect(text()).toContain("What it has scanned without one is lost.");
  await press("Revoke");
  expect(asked).toContain("POST /payload-api/door/phones/one/revoke");
  expect(document.querySelector("dialog")).toBeNull();
});
