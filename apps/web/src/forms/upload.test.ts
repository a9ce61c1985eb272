import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerOf, upload, type UploadOutcome } from "./upload.ts";

/** As much of XMLHttpRequest as the upload touches. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = "";
  headers: Record<string, string> = {};
  body: FormData | null = null;
  isAborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, text: string, type: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event(type));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
}

let abort: AbortController;
let shares: number[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  abort = new AbortController();
  shares = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): { outcome: Promise<UploadOutcome>; request: FakeRequest } {
  const outcome = upload({
    url: "/training-form",
    parts: [
      ["first_name", "Asha"],
      ["skills", "CSS"],
      ["skills", "HTML"],
      ["resume", new File(["%PDF"], "cv.pdf")],
    ],
    idempotencyKey: "a key of this fill",
    signal: abort.signal,
    onProgress: (share) => shares.push(share),
  });
  return { outcome, request: FakeRequest.last };
}

const receipt = { message: "Registration Successful!", reference: "KDL-7Q2M" };
const refusal = { code: "CONFLICT", message: "No.", fields: { email: "No." }, requestId: "r1" };

it("sends parts in order with the key, reports progress, and returns the receipt", async () => {
  const { outcome, request } = begin();
  expect([...(request.body?.keys() ?? [])]).toEqual(["first_name", "skills", "skills", "resume"]);
  expect(request.headers).toEqual({
    accept: "application/json",
    "idempotency-key": "a key of this fill",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  request.progress(1, 4);
  request.upload.dispatchEvent(new Event("load"));
  expect(shares).toEqual([0.25, 1]);
  request.answer(201, JSON.stringify(receipt), "load");
  expect(await outcome).toEqual({ kind: "stored", receipt });
});

it("shows a refusal that came before the connection broke", async () => {
  const { outcome, request } = begin();
  request.progress(1, 4);
  request.answer(422, JSON.stringify(refusal), "progress");
  request.answer(0, "", "error");
  expect(await outcome).toEqual({ kind: "refused", status: 422, refusal });
});

it("treats a broken connection, or an answer from something else, as a failure", async () => {
  const broken = begin();
  broken.request.answer(0, "", "error");
  const requestId = broken.request.headers["x-request-id"];
  expect(await broken.outcome).toEqual({ kind: "failed", requestId });
  const portal = begin();
  portal.request.answer(200, "<!doctype html><title>Log in to the hotel</title>", "load");
  expect(await portal.outcome).toMatchObject({ kind: "failed" });
});

it("stops when the visitor cancels", async () => {
  const { outcome, request } = begin();
  abort.abort();
  expect(await outcome).toEqual({ kind: "cancelled" });
  expect(request.isAborted).toBe(true);
});

it("gives up on a stalled connection, but not on a slow one", async () => {
  const { outcome, request } = begin();
  for (let loaded = 1; loaded < 10; loaded += 1) {
    vi.advanceTimersByTime(30_000);
    request.progress(loaded, 10);
  }
  expect(request.isAborted).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(await outcome).toMatchObject({ kind: "failed" });
  expect(request.isAborted).toBe(true);
});

it("reads receipts without a reference", () => {
  expect(answerOf(201, '{"message":"ok"}')).toEqual({
    kind: "stored",
    receipt: { message: "ok", reference: null },
  });
  expect(answerOf(502, "Bad gateway")).toBeNull();
  expect(answerOf(200, "null")).toBeNull();
});
