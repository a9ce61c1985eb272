import { loadFailure, loadFailureOf, requestFailure, unexpected } from "@kdl/schemas/messages";
import { resourceNames } from "@kdl/schemas/content/resources";
import { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { describe, expect, test } from "vitest";
import { guest } from "../testing/guest.ts";
import type { ContentStore } from "../content/content-store.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { notFoundError, toFailure } from "./errors.ts";
import { appRouter } from "../features/router.ts";

const refused = (resource: (typeof resourceNames)[number]) =>
  new UpstreamError("refused", "ECONNREFUSED 10.0.0.7", { path: `/api/${resource}`, resource });

async function call(path: string, get: (resource: string) => unknown) {
  const content = { get: async (resource: string) => get(resource) } as Pick<ContentStore, "get">;
  const response = await fetchRequestHandler({
    endpoint: "/trpc",
    req: new Request(`http://site.test/trpc/${path}`),
    router: appRouter,
    createContext: () => ({
      content,
      now: new Date(),
      timeZone: "UTC",
      requestId: "r-1",
      formSecret: "",
      ...guest(),
      sending: null,
    }),
  });
  const text = await response.text();
  expect(text).not.toMatch(/secret|stack|node_modules|ECONNREFUSED/);
  return { status: response.status, body: JSON.parse(text) as { error: unknown } };
}
const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe("what a visitor is told", () => {
  test.each(resourceNames)("about %s that can't be loaded", (resource) => {
    const failure = {
      status: 503,
      code: "SERVICE_UNAVAILABLE",
      message: loadFailureOf(resource),
      fields: {},
      retryAfterS: 10,
    };
    expect(toFailure(refused(resource))).toEqual(failure);
    const wrapped = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: refused(resource) });
    expect(toFailure(wrapped)).toEqual(failure);
  });

  test("about something that doesn't exist", () => {
    expect(toFailure(notFoundError("Club not found."))).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: "Club not found.",
      fields: {},
      retryAfterS: null,
    });
  });

  test("never includes internal error messages", () => {
    for (const error of [
      new Error("secret"),
      "secret",
      null,
      new TRPCError({ code: "CONFLICT", message: "secret" }),
    ]) {
      expect(toFailure(error)).toMatchObject({
        status: 500,
        code: "INTERNAL_SERVER_ERROR",
        message: unexpected,
      });
    }
    const invalid = new TRPCError({ code: "BAD_REQUEST", message: "secret" });
    expect(toFailure(invalid)).toMatchObject({ status: 400, message: requestFailure.invalid });
  });
});

describe("what goes over the wire", () => {
  test("an unexpected error is masked and has no stack", async () => {
    const answer = await call("services.list", () => {
      throw new Error("secret");
    });
    expect(answer.status).toBe(500);
    expect(answer.body.error).toEqual({
      code: -32603,
      message: unexpected,
      data: {
        code: "INTERNAL_SERVER_ERROR",
        message: unexpected,
        fields: {},
        httpStatus: 500,
        requestId: "r-1",
      },
    });
  });

  test("content that doesn't match its schema is masked, too", async () => {
    const answer = await call("services.list", () => [{ slug: "secret" }]);
    expect(answer).toMatchObject({ status: 500, body: { error: { message: unexpected } } });
  });

  test("an upstream failure is 503 with its text", async () => {
    const answer = await call("services.list", () => {
      throw refused("services");
    });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: { message: loadFailure.services, data: { code: "SERVICE_UNAVAILABLE" } } },
    });
  });

  test("the answer to wrong input names its fields, and repeats nothing that was sent", async () => {
    const answer = await call(`services.bySlug?input=${input({ slug: { secret: 1 } })}`, () => []);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          message: requestFailure.invalid,
          data: { fields: { slug: requestFailure.invalid } },
        },
      },
    });
  });

  test("a procedure that doesn't exist is 404", async () => {
    const answer = await call("secret.procedure", () => []);
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { message: requestFailure.notFound } },
    });
  });
});
