// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { InterviewsReply, ShownInterview } from "../../applications/interviews/replies.ts";
import { InterviewControl } from "./interview-control.tsx";

const { error } = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock("@payloadcms/ui", () => ({
  toast: { success: vi.fn(), error },
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

const reply: InterviewsReply = {
  stage: "screening",
  timeZone: "Asia/Kolkata",
  mayOffer: true,
  mayMark: true,
  interviewers: [
    { id: "m", name: "Meera" },
    { id: "i", name: "Imran" },
  ],
  suggested: "m",
  interviews: [],
};
const interview: ShownInterview = {
  id: "one",
  sequence: 3,
  state: "booked",
  mentor: "m",
  mentorName: "Meera",
  minutes: 30,
  place: "Room 4",
  slots: ["Dec 3, 2999, 10:00 AM IST"],
  startsAt: "Dec 3, 2999, 10:00 AM IST",
  noneSuits: false,
  hasBegun: false,
  offeredAt: "Dec 1, 2999, 10:00 AM IST",
  offeredBy: "Imran",
  bookedAt: "Dec 2, 2999, 10:00 AM IST",
  endedAt: null,
  endedBy: "",
};

let state: InterviewsReply;
let problem: string | null;
let sent: { path: string; body: unknown }[];
let root: Root;

const show = () => act(async () => root.render(<InterviewControl />));
const button = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
const click = (text: string) => act(async () => button(text)!.click());
const buttons = () => [...document.querySelectorAll("button")].map((one) => one.textContent);

/** As React notices it. */
async function fill(selector: string, value: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.querySelector("#root")!);
  [state, problem, sent] = [reply, null, []];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json(state);
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json({ problem });
  });
});
afterEach(() => act(async () => root.unmount()));

test("offers times with the assigned mentor, once everything is filled in", async () => {
  await show();
  expect(document.body.textContent).toContain("This moves the application to Interview.");
  expect(button("Offer these times")!.disabled).toBe(true);
  await fill("[aria-label='Time 1']", "2999-12-03T10:00");
  await fill("[aria-label='Time 3']", "2999-12-04T10:15");
  await fill("[type=text]", "Room 4");
  await click("Offer these times");
  expect(sent).toEqual([
    {
      path: "/payload-api/applications/volunteer-registrations/offer-interview",
      body: {
        application: { id: "a", stage: "screening" },
        replaces: null,
        mentor: "m",
        slots: ["2999-12-03T10:00", "2999-12-04T10:15"],
        minutes: 30,
        place: "Room 4",
      },
    },
  ]);
});

test("a refusal is shown, and what was typed stays", async () => {
  problem = "Meera has another interview at this time.";
  await show();
  await fill("[aria-label='Time 1']", "2999-12-03T10:00");
  await fill("[type=text]", "Room 4");
  await click("Offer this time");
  expect(error).toHaveBeenCalledWith(problem);
  expect(document.querySelector<HTMLInputElement>("[aria-label='Time 1']")!.value).toBe(
    "2999-12-03T10:00",
  );
});

test("a booked interview can be cancelled, and marked once it has begun", async () => {
  state = { ...reply, stage: "interview", interviews: [interview] };
  await show();
  expect(document.body.textContent).toContain("Booked: Dec 3, 2999, 10:00 AM IST");
  expect(document.body.textContent).toContain("The interview that is booked is cancelled.");
  expect(buttons()).toEqual(["Cancel the interview", "Offer these times"]);
  state = { ...state, interviews: [{ ...interview, hasBegun: true }] };
  await click("Cancel the interview");
  expect(sent[0]).toEqual({
    path: "/payload-api/applications/volunteer-registrations/mark-interview",
    body: { interview: "one", sequence: 3, to: "cancelled" },
  });
  await vi.waitFor(() => expect(buttons()).toContain("Mark as no-show"));
  expect(buttons()).toContain("Mark as held");
});

test("mentors only read", async () => {
  state = { ...reply, mayOffer: false, mayMark: false, interviewers: [], interviews: [interview] };
  await show();
  expect(document.body.textContent).toContain("Booked: Dec 3, 2999, 10:00 AM IST");
  expect(buttons()).toEqual([]);
});
