// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScorecardsReply } from "../../scorecards/replies.ts";
import { Scorecards } from "./scorecards.tsx";

vi.mock("next/link", () => ({
  default: ({ href, children, ref }: LinkProps) => (
    <a ref={ref} href={href}>
      {children}
    </a>
  ),
}));
interface LinkProps {
  href: string;
  children: ReactNode;
  ref?: React.Ref<HTMLAnchorElement>;
}
const failed = vi.fn();
vi.mock("@payloadcms/ui", () => ({
  toast: { success: vi.fn(), error: (text: string) => failed(text) },
  useDocumentInfo: () => ({ id: "a", collectionSlug: "volunteer-registrations" }),
  Button: ({ children, onClick, disabled }: ButtonProps) => (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  ),
}));
interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
}

const criterion = (key: string, weight = 1) => ({ key, label: key, help: "", max: 3, weight });
const criteria = {
  key: "c|1",
  number: 1,
  criteria: [criterion("Motivation"), criterion("Time", 2)],
};
const fresh: ScorecardsReply = { criteria, own: null, isFrozen: false, summary: null, next: null };
const card = {
  reviewer: "Meera",
  isOwn: true,
  criteria: criteria.criteria,
  marks: { Motivation: 2, Time: 3 },
  score: 83.3,
  recommendation: "maybe" as const,
  comment: "Talk to her.",
  handedInAt: "2026-11-23T05:00:00.000Z",
  savedAt: "2026-11-23T05:00:00.000Z",
};
const handedIn: ScorecardsReply = {
  ...fresh,
  own: { revision: 1, ...card },
  summary: {
    score: 83.3,
    averages: [{ label: "Motivation", max: 3, average: 2, cards: 1 }],
    cards: [card],
    drafts: ["Imran"],
  },
  next: { name: "Ravi Rao", href: "/admin/collections/x/b", left: 2 },
};

let reply: ScorecardsReply | { message: string };
let status: number;
let sent: { url: string; body: Record<string, unknown> }[];
let root: Root;

const text = () => document.body.textContent;
const radio = (group: string, label: string) =>
  [...document.querySelectorAll("fieldset")]
    .find((set) => set.querySelector("legend")!.textContent!.startsWith(group))!
    .querySelector<HTMLInputElement>(`input[value="${label}"]`)!;
const click = (element: HTMLElement) => act(async () => element.click());
const press = (label: string) =>
  click([...document.querySelectorAll("button")].find((one) => one.textContent === label)!);

async function show(first: ScorecardsReply): Promise<void> {
  reply = first;
  await act(async () => root.render(<Scorecards />));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("CSS", { escape: (name: string) => name });
  document.body.innerHTML = "<form><div id='root'></div></form>";
  root = createRoot(document.querySelector("#root")!);
  sent = [];
  status = 200;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push({ url, body: JSON.parse(String(init.body)) });
    return Response.json(reply, { status });
  });
});
afterEach(() => act(async () => root.unmount()));

test("a card that lacks something isn't sent, and the first gap has the focus", async () => {
  await show(fresh);
  await click(radio("Motivation", "2"));
  await press("Hand in");
  expect(document.querySelector("[role=alert]")!.textContent).toBe(
    "Still missing: Time, Your recommendation.",
  );
  expect(document.activeElement).toBe(radio("Time", "1"));
  expect(sent).toEqual([]);
});

test("a card is handed in as it was seen, and the focus goes on to the next review", async () => {
  await show(fresh);
  expect(text()).toContain("once you have handed in yours");
  await click(radio("Motivation", "2"));
  await click(radio("Time (counts 2 times)", "3"));
  await click(radio("Your recommendation", "maybe"));
  reply = handedIn;
  await press("Hand in");
  expect(sent).toEqual([
    {
      url: "/payload-api/submissions/volunteer-registrations/a/scorecard",
      body: {
        revision: 0,
        criteria: "c|1",
        marks: { Motivation: 2, Time: 3 },
        recommendation: "maybe",
        comment: "",
        handIn: true,
      },
    },
  ]);
  expect(document.activeElement?.textContent).toBe("Next to review: Ravi Rao");
  expect(text()).toContain("Score: 83.3 of 100");
  expect(text()).toContain("Begun, but not handed in: Imran");
  expect(text()).toContain("Meera (you): Maybe");
});

test("a draft is sent with gaps, and what the server refuses is said", async () => {
  await show(fresh);
  reply = { message: "The criteria have changed in the meantime." };
  status = 409;
  await press("Save draft");
  expect(sent[0]!.body).toMatchObject({ marks: {}, recommendation: null, handIn: false });
  expect(failed).toHaveBeenCalledWith("The criteria have changed in the meantime.");
});

test("a released decision leaves nothing to change", async () => {
  await show({ ...handedIn, isFrozen: true });
  expect(text()).toContain("can’t be changed any more");
  expect(document.querySelectorAll("input, textarea, button")).toHaveLength(0);
  expect(text()).toContain("Talk to her.");
});

test("coordinators who have begun a card read the others' only if they open them", async () => {
  await show({ ...handedIn, own: { ...handedIn.own!, handedInAt: null } });
  const folds = [...document.querySelectorAll("details")].map(({ open, firstChild }) => [
    firstChild!.textContent,
    open,
  ]);
  expect(folds).toEqual([
    ["What reviewers say", false],
    ["Your own scorecard", true],
  ]);
});

test("Enter in a mark doesn't save the document", async () => {
  await show(fresh);
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  radio("Time", "1").dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
});
