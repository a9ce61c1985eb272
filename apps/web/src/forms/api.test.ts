import { TRPCClientError } from "@trpc/react-query";
import { expect, test } from "vitest";
import { sendWith } from "./api.tsx";
import { SubmissionFailure, Unanswered } from "./submission.ts";

const submission = { values: { name: "Asha" }, idempotencyKey: "k", token: "t", website: "" };

test("answers and metadata are one input", async () => {
  const receipt = { message: "Thank you", reference: null };
  const send = sendWith(async (input) => {
    expect(input).toEqual({
      answers: { name: "Asha" },
      idempotencyKey: "k",
      token: "t",
      website: "",
    });
    return receipt;
  });
  expect(await send(submission)).toBe(receipt);
});

test("the gateway's refusal keeps its message and fields", async () => {
  const fields = { email: "Taken" };
  const data = { httpStatus: 409, code: "CONFLICT", fields, requestId: "r-1" };
  const send = sendWith(() =>
    Promise.reject(TRPCClientError.from({ error: { code: -32009, message: "Refused", data } })),
  );
  await expect(send(submission)).rejects.toEqual(new SubmissionFailure("Refused", fields));
});

test("a failure that the visitor can't fix keeps the request id", async () => {
  const failing = (httpStatus: number) =>
    sendWith(() => {
      const data = { httpStatus, code: "", fields: {}, requestId: "r-1" };
      return Promise.reject(TRPCClientError.from({ error: { code: 1, message: "No", data } }));
    })(submission);
  await expect(failing(503)).rejects.toMatchObject({ requestId: "r-1" });
  await expect(failing(429)).rejects.toMatchObject({ requestId: null });
  const unanswered = new Unanswered("r-2", new TypeError("Failed to fetch"));
  const send = sendWith(() => Promise.reject(TRPCClientError.from(unanswered)));
  await expect(send(submission)).rejects.toBe(unanswered);
});

test("an answer from something else is not a refusal", async () => {
  const unreachable = TRPCClientError.from(new TypeError("Failed to fetch"));
  const send = sendWith(() => Promise.reject(unreachable));
  await expect(send(submission)).rejects.toBe(unreachable);
});
