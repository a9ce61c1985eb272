/** How the built CMS starts, stops and reports errors. */
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { forms } from "@kdl/schemas/forms/forms";
import { requestKey, signRequest } from "@kdl/schemas/contract/request-signature";
import { createClient } from "@libsql/client";
import { expect, test, vi } from "vitest";
import { freePort } from "@kdl/runtime/testing/free-port";
import { seedFolder } from "./testing/seeded-folder.ts";
import { runServer, SECRETS, untilReady } from "./testing/start-server.ts";
import { sampleAnswers } from "./testing/submissions.ts";

const variables = { DATA_DIR: process.env["DATA_DIR"], ...SECRETS };

/** Runs the server until it exits by itself. @returns its exit status and the lines that it printed */
async function failure(
  more: Record<string, string | undefined>,
): Promise<[number | null, string[]]> {
  const run = runServer({ ...variables, CMS_PORT: String(await freePort()), ...more });
  const status = await run.ended;
  const lines = run
    .output()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("✓"));
  return [status, lines];
}

/** A folder inside the one that is removed after the tests. */
const empty = () => mkdtempSync(join(process.env["DATA_DIR"]!, "empty-"));
const seeded = async () => {
  const folder = empty();
  await seedFolder(folder);
  return folder;
};

test.each(["PAYLOAD_SECRET", "GATEWAY_SECRET"])("a missing %s is one line", async (name) => {
  const [status, lines] = await failure({ [name]: undefined });
  expect(lines).toEqual([`cms: ${name}: is missing; give at least 16 characters`]);
  expect(status).toBe(1);
});

test("a bad variable is one line", async () => {
  const [status, lines] = await failure({ CMS_PORT: "99999" });
  expect(lines).toEqual([expect.stringMatching(/^cms: CMS_PORT: /)]);
  expect(status).toBe(1);
});

test("a port in use is one line", async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  const [status, lines] = await failure({ CMS_PORT: String(port) });
  expect(lines).toEqual([`cms: CMS_PORT: port ${port} is in use`]);
  expect(status).toBe(1);
  other.close();
});

test("a data folder that can't be created is one line", async () => {
  const file = join(empty(), "a-file");
  writeFileSync(file, "");
  const [status, lines] = await failure({ DATA_DIR: join(file, "data") });
  expect(lines).toEqual([expect.stringMatching(/^cms: DATA_DIR: can't write to /)]);
  expect(status).toBe(1);
});

test("an invalid database file is one line", async () => {
  const folder = empty();
  writeFileSync(
    join(folder, "cms.db"),
    "this is no database, and long enough to look at".repeat(50),
  );
  chmodSync(join(folder, "cms.db"), 0o600);
  const [status, lines] = await failure({ DATA_DIR: folder });
  expect(lines).toEqual([expect.stringMatching(/^cms: DATA_DIR: can't open the database in /)]);
  expect(status).toBe(1);
});

test("an unreachable database server is one line, without its password", async () => {
  const [status, lines] = await failure({
    DATA_DIR: empty(),
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${await freePort()}/x`,
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^cms: DATABASE_URL: can't open the PostgreSQL server \(.*ECONNREFUSED.*\)$/,
    ),
  ]);
  expect(lines.join("")).not.toContain("hunter2");
  expect(status).toBe(1);
});

test("a missing first password is one line", async () => {
  const [status, lines] = await failure({ DATA_DIR: empty(), CMS_ADMIN_PASSWORD: undefined });
  expect(lines.at(-1)).toMatch(/^cms: CMS_ADMIN_PASSWORD: is missing/);
  expect(status).toBe(1);
});

test("a common first password is one line", async () => {
  const [status, lines] = await failure({
    DATA_DIR: empty(),
    CMS_ADMIN_PASSWORD: "KalingaDreamLabs",
  });
  expect(lines.at(-1)).toMatch(/^cms: CMS_ADMIN_PASSWORD: Many people use this password/);
  expect(lines.join("")).not.toContain("KalingaDreamLabs");
  expect(status).toBe(1);
});

test("the first account can be reset when nobody can log in", async () => {
  const [port, folder] = [await freePort(), await seeded()];
  const url = `http://127.0.0.1:${port}`;
  const logIn = async (password: string) => {
    const response = await fetch(`${url}/payload-api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.org", password }),
    });
    return response.status;
  };
  const during = async (more: Record<string, string>, work: () => Promise<void>) => {
    const run = runServer({ ...variables, CMS_PORT: String(port), DATA_DIR: folder, ...more });
    await untilReady(run);
    await work();
    run.process.kill("SIGTERM");
    await run.ended;
    return run.output();
  };
  await during({}, async () => {
    for (let count = 0; count < 10; count += 1) expect(await logIn("a wrong guess")).toBe(401);
    expect(await logIn(variables.CMS_ADMIN_PASSWORD)).toBe(429);
  });
  // A restart forgets nothing.
  await during({}, async () => expect(await logIn(variables.CMS_ADMIN_PASSWORD)).toBe(429));
  const password = "a-new-lighthouse";
  const output = await during(
    { CMS_ADMIN_RESET: "yes", CMS_ADMIN_PASSWORD: password },
    async () => {
      expect(await logIn(password)).toBe(200);
      expect(await logIn(variables.CMS_ADMIN_PASSWORD)).toBe(401);
    },
  );
  expect(output).toContain("Start again without CMS_ADMIN_RESET");
  expect(output).not.toContain(password);
}, 120_000);

test("--migrate prepares the database and exits", async () => {
  const folder = empty();
  const port = String(await freePort());
  const run = runServer({ ...variables, CMS_PORT: port, DATA_DIR: folder }, ["--migrate"]);
  expect(await run.ended).toBe(0);
  const database = createClient({ url: `file:${join(folder, "cms.db")}` });
  const { rows } = await database.execute("SELECT 1 FROM services");
  database.close();
  expect(rows).not.toEqual([]);
}, 180_000);

test("Ctrl-C ends it at once if no request is in progress", async () => {
  const port = await freePort();
  const run = runServer({ ...variables, DATA_DIR: await seeded(), CMS_PORT: String(port) });
  await untilReady(run);
  // Connections that a gateway keeps open, or that a browser opens ahead, must not delay it.
  await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
  const ahead = await openConnection(port);
  const asked = Date.now();
  run.process.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  await ahead.ended;
}, 60_000);

test("SIGTERM finishes requests in progress, and accepts no new ones", async () => {
  const [port, folder] = [await freePort(), await seeded()];
  const run = runServer({ ...variables, CMS_PORT: String(port), DATA_DIR: folder });
  await untilReady(run);
  const kept = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    get({ port, path: "/healthz", agent: kept }, (reply) => reply.resume().on("end", resolve)),
  );
  const upload = await openConnection(port);
  const [first, second] = volunteerUpload();
  upload.socket.write(first);
  const incoming = join(folder, "resumes/incoming");
  await vi.waitFor(() => expect(readdirSync(incoming)).toHaveLength(1), { timeout: 20_000 });
  const question = await openConnection(port);
  question.socket.write("GET /readyz HTTP/1.1\r\nHost: cms\r\n");

  run.process.kill("SIGTERM");
  await vi.waitFor(
    () => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed"),
    { timeout: 20_000 },
  );
  question.socket.write("\r\n");
  expect(await question.ended).toMatch(/^HTTP\/1.1 503 [^]*connection: close[^]*"closing"/i);
  upload.socket.write(second);
  expect(await upload.ended).toMatch(/^HTTP\/1.1 201 [^]*connection: close[^]*"reference"/i);
  expect(await run.ended).toBe(0);
  kept.destroy();

  expect(readdirSync(incoming)).toEqual([]);
  expect(statSync(join(folder, "cms.db-wal")).size, "its log is in the database").toBe(0);
  const database = createClient({ url: `file:${join(folder, "cms.db")}` });
  const { rows } = await database.execute("SELECT resume_key FROM volunteer_registrations");
  const jobs = await database.execute("SELECT 1 FROM payload_jobs WHERE processing = 0");
  database.close();
  expect(readdirSync(join(folder, "resumes"))).toContain(rows[0]?.["resume_key"]);
  expect(jobs.rows, "its mail waits for the next start").toHaveLength(2);
}, 60_000);

/** An idle connection, which the server needn't wait for. */
async function openConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(answer)));
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, ended };
}

/** A registration in two pieces; the second starts in the middle of the file. */
function volunteerUpload(): [string, string] {
  const parts = Object.entries(sampleAnswers("volunteer")).map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}`,
  );
  const fileHead = 'Content-Disposition: form-data; name="resume"; filename="me.pdf"';
  const file = `${fileHead}\r\n\r\n%PDF-1.7\n${"x".repeat(100_000)}\n%%EOF\n`;
  const body = `--b\r\n${[...parts, file].join("\r\n--b\r\n")}\r\n--b--\r\n`;
  const { path } = forms.volunteer;
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "idempotency-key": "key-of-this-upload",
  };
  const call = { method: "POST", path, headers };
  const key = requestKey(variables.GATEWAY_SECRET);
  const signed = { ...headers, ...signRequest(key, call, Date.now()) };
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: cms",
    `Content-Length: ${body.length}`,
    ...Object.entries(signed).map(([name, value]) => `${name}: ${value}`),
  ];
  const cut = body.length - 40_000;
  return [`${head.join("\r\n")}\r\n\r\n${body.slice(0, cut)}`, body.slice(cut)];
}
