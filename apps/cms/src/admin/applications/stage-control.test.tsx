// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BulkCommands } from "./bulk-commands.tsx";
import { StageControl } from "./stage-control.tsx";

const push = vi.fn();
const refresh = vi.fn();
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push, refresh }),
  useParams: () => ({ segments: ["collections", "volunteer-registrations"] }),
  useSearchParams: () => new URLSearchParams("sort=name"),
}));
vi.mock("next/link", () => ({
  default: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));
vi.mock("@payloadcms/ui", () => ({
  toast: { success: vi.fn(), error: vi.fn() },
  useAuth: () => ({ user: { roles: ["coordinator"] } }),
  useDocumentInfo: () => ({ id: "a", collectionSlug: "volunteer-registrations" }),
  useSelection: () => ({ count: 0, getSelectedIds: () => [], selectAll: "none", totalDocs: 2 }),
  Button: ({ children, onClick, disabled, extraButtonProps }: ButtonProps) => (
    <button type="button" onClick={onClick} disabled={disabled} {...extraButtonProps}>
      {children}
    </button>
  ),
}));
interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  extraButtonProps?: object;
}

const received = { reference: "K7Q4-M2XR", stage: "received", pending: null, releaseAt: null };
const state = {
  ...received,
  answerBy: null,
  quarantined: false,
  next: ["screening", "interview", "shortlisted", "selected", "declined"],
};

/** What the server answers, by the end of the path. */
let replies: Record<string, object>;
let sent: { path: string; body: unknown }[];
let root: Root;

async function show(node: ReactNode): Promise<void> {
  await act(async () => root.render(node));
}
const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
const button = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(text));
const click = (text: string) => act(async () => button(text)!.click());
/** jsdom has none. */
function open(this: HTMLDialogElement) {
  this.open = true;
}
const dialog = () => document.querySelector("dialog")!.textContent;
const commandsSent = () => sent.filter(({ path }) => !path.includes("/select"));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  sessionStorage.clear();
  document.body.innerHTML = "<input id='field'><div id='root'></div>";
  root = createRoot(document.querySelector("#root")!);
  sent = [];
  replies = {
    stage: state,
    select: { total: 2, applications: ["a", "b"].map((id) => ({ ...received, id, name: id })) },
    users: { docs: [] },
    prepare: { done: ["a"], skipped: [] },
  };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const [path = ""] = url.split("?");
    if (init?.method === "POST") sent.push({ path: url, body: JSON.parse(String(init.body)) });
    return Response.json(replies[path.split("/").at(-1)!]);
  });
  HTMLDialogElement.prototype.showModal = open;
});
afterEach(() => act(async () => root.unmount()));

test("two keys prepare a decision, and the next application of the list opens", async () => {
  await show(<StageControl />);
  await vi.waitFor(() => expect(document.body.textContent).toContain("1 of 2 in this list"));
  await press("d");
  expect(document.activeElement?.textContent).toContain("Prepare: Declined");
  expect(commandsSent()).toEqual([]);
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(commandsSent()).toEqual([
    {
      path: "/payload-api/applications/volunteer-registrations/prepare",
      body: { applications: [{ id: "a", stage: "received", pending: null }], to: "declined" },
    },
  ]);
  expect(push).toHaveBeenCalledWith("/admin/collections/volunteer-registrations/b");
});

test("letters that are typed into a field do nothing", async () => {
  await show(<StageControl />);
  await vi.waitFor(() => expect(button("Prepare: Declined")).toBeDefined());
  document.querySelector<HTMLElement>("#field")!.focus();
  await press("d");
  expect(document.activeElement?.id).toBe("field");
});

test("a release shows its mails first, and names what was shown", async () => {
  replies["select"] = {
    total: 2,
    applications: [
      { ...received, id: "a", name: "Asha", pending: "selected" },
      { ...received, id: "b", name: "Ravi" },
    ],
  };
  const mail = { id: "a", decision: "selected", to: "asha@example.org" };
  replies["preview"] = { mails: [{ ...mail, subject: "Please answer", text: "Good news" }] };
  replies["release"] = { done: [], skipped: [{ id: "a", why: "changed" }] };
  await show(<BulkCommands />);
  await click("Release decisions");
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  expect(dialog()).toContain("Release 1 decision");
  expect(dialog()).toContain("asha@example.org: Please answer");
  expect(sent[0]!.path).toContain("/select?sort=name");
  await click("Release 1 decision");
  await vi.waitFor(() => expect(dialog()).toContain("0 done, 1 left as they are"));
  expect(dialog()).toContain("Asha (K7Q4-M2XR): somebody has changed it in the meantime");
  expect(sent.at(-1)!.body).toEqual({
    applications: [{ id: "a", stage: "received", pending: "selected" }],
  });
});
