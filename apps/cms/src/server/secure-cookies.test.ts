import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secureCookies } from "./secure-cookies.ts";

const server = createServer((request, response) => {
  secureCookies(request, response, request.url === "/always");
  response.setHeader("set-cookie", ["a=1; HttpOnly", "b=2; Secure=true; Path=/", "secure=3"]);
  response.end();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const plain = ["a=1; HttpOnly", "b=2; Secure=true; Path=/", "secure=3"];
const secured = ["a=1; HttpOnly; Secure", "b=2; Secure=true; Path=/", "secure=3; Secure"];

test.each([
  ["/", {}, plain],
  ["/", { "x-forwarded-proto": "http" }, plain],
  ["/", { "x-forwarded-proto": "https" }, secured],
  ["/", { "x-forwarded-proto": "https, http" }, secured],
  ["/always", {}, secured],
])("%s with %j: %j", async (path, headers, cookies) => {
  const response = await fetch(url + path, { headers });
  expect(response.headers.getSetCookie()).toEqual(cookies);
});
