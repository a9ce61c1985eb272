// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UntoldReply } from "../../submissions/event-mails/replies.ts";
import { UntoldChange } from "./untold-change.tsx";

const { opened } = vi.hoisted(() => ({ opened: { id: "event", lastUpdateTime: 1 } }));
vi.mock("@payloadcms/ui", () => ({
  useDocumentInfo: () => opened,
  useAuth: () => ({ user: { roles: ["editor"] } }),
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children }: { children: ReactNode }) => <button type="button">{children}</button>,
}));
// The dialog itself is tried in a browser.
vi.mock("./tell-dialog.tsx", () => ({ TellDialog: () => <p role="dialog" /> }));

let root: Root;
let replies: ((untold: UntoldReply["untold"]) => Promise<void>)[];
const changed = (sequence: number) => ({ sequence, people: 3, what: "New place: Open Lab" });

const show = () => act(async () => root.render(<UntoldChange />));
/** Saving the document, as the page notices it. */
const save = () => {
  opened.lastUpdateTime += 1;
  return show();
};
const dialog = () => document.querySelector("[role=dialog]");
const banner = () => document.body.textContent.includes("New place: Open Lab");

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.querySelector("#root")!);
  replies = [];
  vi.stubGlobal("fetch", () => {
    const reply = Promise.withResolvers<Response>();
    replies.push((untold) => act(async () => reply.resolve(Response.json({ untold }))));
    return reply.promise;
  });
  await show();
});
afterEach(() => act(async () => root.unmount()));

test("a change that is published opens the dialog", async () => {
  await replies[0]!(null);
  await save();
  await replies[1]!(changed(1));
  expect(dialog()).not.toBeNull();
});

test("a change that is published before the first reply has arrived opens it, too", async () => {
  await save();
  await replies[0]!(null);
  await replies[1]!(changed(1));
  expect(dialog()).not.toBeNull();
});

test("opening the page with an earlier change, and saving something else, opens none", async () => {
  await replies[0]!(changed(1));
  expect([banner(), dialog()]).toEqual([true, null]);
  await save();
  await replies[1]!(changed(1));
  expect([banner(), dialog()]).toEqual([true, null]);
});
