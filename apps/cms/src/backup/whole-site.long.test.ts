/** The built CMS is backed up while people send, and another one is made of it in an empty place. */
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { forms } from "@kdl/schemas/forms/forms";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { type Cluster, startCluster } from "../testing/postgres-cluster.ts";
import { type RunningCms, startCms } from "../testing/running-cms.ts";
import { sampleAnswers } from "../testing/submissions.ts";
import { runTool } from "./postgres-tools.ts";

const cluster: Cluster | null = await startCluster();
afterAll(() => cluster?.stop());

const LIST = "/payload-api/internship-applications";

/** Sends an application. @returns its reference and the digest of its resume */
async function apply(cms: RunningCms, number: number): Promise<[string, string]> {
  const resume = Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF\n`);
  const person = { email: `p${number}@example.org`, mobile: String(9_000_000_000 + number) };
  const body = new FormData();
  for (const [name, value] of Object.entries(sampleAnswers("internship", person))) {
    for (const entry of [value].flat()) body.append(name, String(entry));
  }
  body.append("resume", new File([Uint8Array.from(resume)], "me.pdf"));
  const response = await cms.send(cms.url + forms.internship.path, { method: "POST", body });
  const { reference } = (await response.json()) as { reference: string };
  return [reference, createHash("sha256").update(resume).digest("hex")];
}

/** References of all applications, with the digests of the resumes that staff download. */
async function applications(cms: RunningCms): Promise<Map<string, string>> {
  const headers = await cms.logIn();
  const response = await fetch(`${cms.url}${LIST}?pagination=false&depth=0`, { headers });
  const { docs } = (await response.json()) as { docs: { id: string; reference: string }[] };
  const found = new Map<string, string>();
  for (const { id, reference } of docs) {
    const path = `/payload-api/submissions/internship-applications/${id}/resume`;
    const resume = await fetch(cms.url + path, { headers });
    const bytes = Buffer.from(await resume.arrayBuffer());
    found.set(reference, createHash("sha256").update(bytes).digest("hex"));
  }
  return found;
}

function runCli(variables: Record<string, string | undefined>, ...args: string[]) {
  const program = join(import.meta.dirname, "cli.ts");
  const env = { PATH: process.env["PATH"], NODE_ENV: "test" as const, ...variables };
  const child = spawn(process.execPath, [program, ...args], { env });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
}

describe.each([
  ["SQLite", true, null],
  ["PostgreSQL", cluster !== null, cluster],
])("on %s", (_, isThere, server) => {
  test.runIf(isThere)(
    "nothing that was there before is missing afterwards",
    async () => {
      const folder = mkdtempSync(join(process.env["DATA_DIR"]!, "whole-"));
      const file = join(folder, "site.tar.gz");
      const from = { DATA_DIR: join(folder, "one"), DATABASE_URL: server?.url };
      const to = {
        DATA_DIR: join(folder, "two"),
        DATABASE_URL: server?.url.replace(/\w+$/, "second"),
      };
      if (server) await runTool(server.url, "psql", "--command", "CREATE DATABASE second");

      const cms = await startCms(from);
      onTestFinished(() => cms.stop());
      const sent = new Map<string, string>();
      for (let number = 0; number < 10; number += 1) sent.set(...(await apply(cms, number)));
      const backup = runCli(from, "backup", file);
      for (let number = 10; number < 40; number += 1) await apply(cms, number);
      const made = await backup;
      expect(made).toMatchObject({ code: 0, output: expect.stringContaining(file) });
      const before = await applications(cms);
      const events = await (await fetch(`${cms.url}/api/events`)).text();
      const refused = await runCli(from, "restore", file);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("already") });
      await cms.stop();

      expect(await runCli(to, "restore", file)).toMatchObject({ code: 0 });
      const again = await startCms(to);
      onTestFinished(() => again.stop());
      const after = await applications(again);
      expect(await (await fetch(`${again.url}/api/events`)).text()).toBe(events);
      for (const [reference, digest] of sent) expect(after.get(reference)).toBe(digest);
      for (const [reference, digest] of after) expect(before.get(reference)).toBe(digest);
    },
    120_000,
  );
});
