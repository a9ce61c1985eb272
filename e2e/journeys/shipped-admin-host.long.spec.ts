/** The admin's public host doesn't expose the contract to strangers. */
import { once } from "node:events";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { text } from "node:stream/consumers";
import { forms } from "@kdl/schemas/forms/forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { profileStepNames } from "@kdl/schemas/members/members";
import { resourceNames } from "@kdl/schemas/content/resources";
import { EXTENSIONS_HEADER } from "@kdl/schemas/contract/submissions";
import { openAdminDoor, proxies } from "../support/admin-doors.ts";
import { expect, test } from "../support/shipped-test.ts";

const contract = [
  ...resourceNames.map((name) => `/api/${name}`),
  ...Object.values(forms).map(({ path }) => path),
  ...Object.values(memberCall).filter((path) => typeof path === "string"),
  ...profileStepNames.map(memberCall.profile),
  memberCall.cancel("KDL-1"),
  memberCall.calendar("KDL-1"),
  "/api",
  "/api/check-user",
  "/images/team/00000000-0000-4000-8000-000000000000.jpg",
  "/healthz",
  "/readyz",
];

/** Spellings of a path that a proxy and the CMS might interpret differently. */
const disguises = (path: string) => [
  path,
  `${path}/`,
  `${path}?admin=/admin/`,
  `/${path}`,
  path.toUpperCase(),
  `/admin/..${path}`,
  `/admin/%2e%2e${path}`,
  `/admin/..%2f${path.slice(1)}`,
  `/admin/%5c..%5c..${path.replaceAll("/", "%5c")}`,
  `/admin/\\..\\..${path}`,
  `/_next/static/../..${path}`,
  `/payload-api/..${path}`,
  `/payload-api/.%2e${path}`,
  `${path}/../admin`,
  `${path}%2f..%2fadmin`,
  `${path}#/admin/`,
  `/admin/..;${path}`,
];

/** Sends a path as is, which HTTP clients would normalize. */
async function send(origin: string, method: string, path: string): Promise<string> {
  const { protocol, hostname, port, host } = new URL(origin);
  const socket =
    protocol === "https:"
      ? connectTls({
          host: hostname,
          port: Number(port),
          servername: hostname,
          rejectUnauthorized: false,
        })
      : connect(Number(port), hostname);
  await once(socket, protocol === "https:" ? "secureConnect" : "connect");
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`);
  socket.write("Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
  return text(socket);
}

/** Only the contract's replies have a header with its extensions. */
const isContract = (reply: string) => new RegExp(`^${EXTENSIONS_HEADER}:`, "im").test(reply);

/** The requests, with their replies, for which `isRight` is false. */
async function wrongReplies(
  origin: string,
  paths: readonly string[],
  isRight: (reply: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    for (const method of ["GET", "POST"]) {
      const reply = await send(origin, method, path);
      if (!isRight(reply)) wrong.push(`${method} ${path}: ${reply.split("\r\n", 1)[0]}`);
    }
  }
  return wrong;
}

for (const name of Object.keys(proxies)) {
  test(`${name} blocks the contract on the admin's host`, async ({ shipped }) => {
    await using door = await openAdminDoor(name, shipped.cmsUrl);
    test.skip(door === null, `${name} isn't installed`);
    const { url } = door!;
    expect(isContract(await send(shipped.cmsUrl, "POST", "/send-email"))).toBe(true);
    expect(await send(url, "GET", "/favicon.ico")).toMatch(/^HTTP\/1\.1 308 /);
    const is404 = (reply: string) => reply.startsWith("HTTP/1.1 404 ") && !isContract(reply);
    expect(await wrongReplies(url, contract, is404)).toEqual([]);
    const disguised = ["/send-email", "/api/check-user", memberCall.logIn].flatMap(disguises);
    const isRefused = (reply: string) => !isContract(reply) || reply.startsWith("HTTP/1.1 404 ");
    expect(await wrongReplies(url, disguised, isRefused)).toEqual([]);
  });
}
