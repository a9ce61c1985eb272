import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import { filledContact, type Fields, JSON_ONLY, postForm } from "../testing/filled-forms.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const post = (url: string, fields: Fields, headers?: Fields) =>
  postForm(gateway.client, url, fields, headers);

const send = (type: string, payload: string) =>
  gateway.client
    .post("/contact")
    .set({ ...JSON_ONLY, "content-type": type })
    .send(payload);

describe("bodies", () => {
  const boundary = "multipart/form-data; boundary=x";

  test.each<[string, string, string, number]>([
    ["text", "text/plain", "name=Asha", 415],
    ["invalid JSON", "application/json", "{", 400],
    ["a list", "application/json", "[]", 400],
    ["nothing as JSON", "application/json", "", 400],
    ["deep JSON", "application/json", "[".repeat(500) + "]".repeat(500), 400],
    ["deep answers", "application/json", `{"name":${'{"a":'.repeat(40)}1${"}".repeat(41)}`, 400],
    ["a huge form", "application/x-www-form-urlencoded", `name=${"x".repeat(70_000)}`, 413],
    ["huge JSON", "application/json", `{"name":"${"x".repeat(70_000)}"}`, 413],
    ["huge multipart", boundary, "x".repeat(70_000), 413],
    ["many names", "application/x-www-form-urlencoded", "a&".repeat(500), 413],
    ["broken multipart", boundary, "--x\r\nnonsense", 400],
    ["multipart without a boundary", "multipart/form-data", "--x--", 400],
  ])("that are %s are refused", async (_name, type, payload, status) => {
    await start();
    const reply = await send(type, payload);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ fields: {}, requestId: reply.headers["x-request-id"] });
  });

  test("with a file are refused, as there is no such field", async () => {
    await start();
    const part = 'Content-Disposition: form-data; name="resume"; filename="a.pdf"';
    const reply = await send(boundary, `--x\r\n${part}\r\n\r\nabc\r\n--x--\r\n`);
    expect(reply.status).toBe(422);
    expect(reply.body.fields).toMatchObject({ resume: fieldMessage.unknownField });
  });

  test("without anything are an empty form", async () => {
    await start();
    const reply = await gateway.client.post("/contact").set(JSON_ONLY);
    expect(reply.status).toBe(422);
  });

  test("may have names such as __proto__", async () => {
    await start();
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const reply = await send(
      "application/json",
      `{${names.map((name) => `"${name}":"x"`).join()}}`,
    );
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.fields)).toEqual(expect.arrayContaining(names.slice(1)));
  });
});

describe("a post from elsewhere", () => {
  test.each([
    ["/contact", { "sec-fetch-site": "cross-site" }],
    ["/club-registration", { origin: "https://elsewhere.example" }],
    ["/event-registration/x", { "sec-fetch-site": "same-site" }],
    ["/internship-registration", { "sec-fetch-site": "cross-site" }],
    ["/training-form", { origin: "null" }],
    ["/trpc/contact.send", { origin: "https://elsewhere.example" }],
    ["/trpc/internship.checkDuplicate", { "sec-fetch-site": "cross-site" }],
  ])("to %s with %j is refused", async (url, headers) => {
    await start();
    const reply = await post(url, filledContact, {
      ...JSON_ONLY,
      ...(headers as unknown as Fields),
    });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: "FORBIDDEN", message: requestFailure.notAllowed });
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("but not one from the site itself", async () => {
    await start();
    const own = {
      accept: "text/html",
      origin: gateway.address,
      "sec-fetch-site": "same-origin",
    };
    expect((await post("/contact", filledContact, own)).status).toBe(303);
  });
});
