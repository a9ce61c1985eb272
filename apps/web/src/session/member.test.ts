import type { Member } from "@kdl/schemas/members/members";
import { afterEach, expect, test, vi } from "vitest";
import { createDataLayer, QueryFailure } from "../data/data.ts";
import { hasLoginHint } from "./login-hint.ts";
import { askForMember, currentMember, requireMember } from "./member.ts";

const asha = { id: "1", name: "Asha Rao" } as Member;
const url = new URL("http://localhost/view-profile?tab=skills");
const answering = (member: Member | null) => vi.fn(async () => ({ available: true, member }));
const failing = vi.fn(() => Promise.reject(new QueryFailure(503, "down")));

/** Stubs the parts of a browser that the hint needs. */
function inBrowser(hint: string | null) {
  const storage = new Map(hint === null ? [] : [["isAuthenticated", hint]]);
  vi.stubGlobal("document", {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("sessionStorage", { clear: () => {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
}

function disabled(): never {
  throw new Error("SecurityError");
}

afterEach(() => void vi.unstubAllGlobals());

test("a visitor causes no request", async () => {
  inBrowser(null);
  const ask = answering(null);
  expect(await currentMember(createDataLayer(ask))).toBeNull();
  await expect(requireMember(createDataLayer(ask), url)).rejects.toBeInstanceOf(Response);
  expect(ask).not.toHaveBeenCalled();
});

test("the login page always asks, and the answer sets the hint", async () => {
  inBrowser(null);
  const visitor = await askForMember(createDataLayer(answering(asha)));
  expect(visitor).toEqual({ available: true, member: asha });
  expect(hasLoginHint()).toBe(true);
});

test("a hint that the server doesn't confirm is removed", async () => {
  inBrowser("true");
  expect(await currentMember(createDataLayer(answering(null)))).toBeNull();
  expect(hasLoginHint()).toBe(false);
});

test("the server asks without a hint, and redirects visitors to the login with a return path", async () => {
  expect(await requireMember(createDataLayer(answering(asha)), url)).toEqual(asha);
  const refused = await requireMember(createDataLayer(answering(null)), url).catch(
    (error: unknown) => error as Response,
  );
  expect(refused).toHaveProperty("status", 302);
  expect((refused as Response).headers.get("location")).toBe(
    "/user-login?next=%2Fview-profile%3Ftab%3Dskills",
  );
});

test("when the upstream fails, public pages work and members' pages fail", async () => {
  inBrowser("true");
  expect(await currentMember(createDataLayer(failing))).toBeNull();
  await expect(requireMember(createDataLayer(failing), url)).rejects.toThrow("down");
  expect(hasLoginHint()).toBe(true);
});

test("without storage, the hint lasts as long as the page", async () => {
  inBrowser(null);
  vi.stubGlobal("localStorage", { getItem: disabled, setItem: disabled, removeItem: disabled });
  await askForMember(createDataLayer(answering(asha)));
  expect(await requireMember(createDataLayer(answering(asha)), url)).toEqual(asha);
});
