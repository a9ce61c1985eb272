import { fieldMessage } from "@kdl/schemas/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import { contact, type Fields, JSON_ONLY, postForm, token } from "../testing/filled-forms.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const post = (url: string, fields: Fields, headers?: Fields) =>
  postForm(gateway.app, url, fields, headers);
const filled = { ...contact, form_token: token, website: "" };

const send = (type: string, payload: string | Buffer) =>
  gateway.app.inject({
    method: "POST",
    url: "/contact",
    headers: { ...JSON_ONLY, "content-type": type },
    payload,
  });

describe("bodies", () => {
  const boundary = "multipart/form-data; boundary=x";

  test.each<[string, string, string, number]>([
    ["text", "text/plain", "name=Asha", 415],
    ["JSON that is none", "application/json", "{", 400],
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
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ fields: {}, requestId: reply.headers["x-request-id"] });
  });

  test("with a file say that there is no such field", async () => {
    await start();
    const part = 'Content-Disposition: form-data; name="resume"; filename="a.pdf"';
    const reply = await send(boundary, `--x\r\n${part}\r\n\r\nabc\r\n--x--\r\n`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toMatchObject({ resume: fieldMessage.unknownField });
  });

  test("without anything are an empty form", async () => {
    await start();
    const reply = await gateway.app.inject({ method: "POST", url: "/contact", headers: JSON_ONLY });
    expect(reply.statusCode).toBe(422);
  });

  test("may carry names that mean something to the program", async () => {
    await start();
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const reply = await send(
      "application/json",
      `{${names.map((name) => `"${name}":"x"`).join()}}`,
    );
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(expect.arrayContaining(names.slice(1)));
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
    const reply = await post(url, filled, { ...JSON_ONLY, ...(headers as unknown as Fields) });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: "FORBIDDEN", message: requestFailure.notAllowed });
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("but not one from the site itself", async () => {
    await start();
    const own = {
      accept: "text/html",
      origin: "http://localhost:80",
      "sec-fetch-site": "same-origin",
    };
    expect((await post("/contact", filled, own)).statusCode).toBe(303);
  });
});
