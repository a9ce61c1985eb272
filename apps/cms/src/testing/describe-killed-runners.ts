/** Several processes send mail, and are killed at random while they do. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FakeMailServer, startFakeMailServer } from "./fake-mail-server.ts";

const KILLS = 3;
/** What comes in before each kill, so that there is something to die at. */
const SUBMISSIONS = 12;
const LEASE_MS = 10_000;
/** Messages that a runner has in work at a time. */
const AT_ONCE = 5;
/** Long: on a busy machine each process takes its time to start. */
const LIMIT_MS = 300_000;

interface Runner {
  child: ChildProcess;
  ready: Promise<void>;
}

/**
 * Declares the tests.
 *
 * @param runners how many at a time
 * @param variables name the database
 */
export function describeKilledRunners(
  runners: number,
  variables: () => Record<string, string> = () => ({}),
): void {
  let server: FakeMailServer;
  let payload: Payload;
  const running = new Set<Runner>();

  beforeAll(async () => {
    server = await startFakeMailServer();
    server.thinkMs = 100;
    Object.assign(process.env, variables(), {
      SMTP_URL: server.url,
      STAFF_EMAIL: "staff@example.org",
    });
    const { startPayload } = await import("./start-payload.ts");
    const { outliveLostConnections } = await import("../database/lost-connections.ts");
    payload = await startPayload();
    outliveLostConnections(payload, () => undefined);
  });
  afterAll(async () => {
    for (const { child } of running) child.kill("SIGKILL");
    await server.close();
  });

  function start(): Runner {
    const program = join(import.meta.dirname, "runner-process.ts");
    const child = spawn(process.execPath, [program, String(LEASE_MS)], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text) => String(text).includes("ready") && resolve());
      child.once("exit", () => reject(new Error("A runner ended by itself")));
    });
    const runner = { child, ready };
    // Only those that are waited for have to become ready.
    ready.catch(() => undefined);
    running.add(runner);
    return runner;
  }

  async function killOne(): Promise<void> {
    const chosen = [...running][Math.floor(Math.random() * running.size)]!;
    await chosen.ready;
    await receive(SUBMISSIONS);
    const sent = server.messages.length;
    // At work, and at no moment in particular.
    await vi.waitUntil(() => server.messages.length > sent, { timeout: 60_000, interval: 5 });
    await pause(Math.random() * 300);
    chosen.child.kill("SIGKILL");
    running.delete(chosen);
    start();
  }

  async function receive(count: number): Promise<void> {
    const { makeContactMessage } = await import("./make-submission.ts");
    for (let made = 0; made < count; made += 1) {
      await makeContactMessage(payload, { email: `p${made}-${Math.random()}@example.org` });
    }
  }

  const waiting = async () => {
    const where = {
      and: [
        // Staff get thirty notices an hour; the summary of what is beyond has to wait.
        { taskSlug: { not_equals: "send-summary" } },
        // Done, by a process that died before it could remove the row. The sweep does.
        { completedAt: { exists: false } },
      ],
    };
    const { docs } = await payload.find({ collection: "payload-jobs", where, pagination: false });
    return docs.map(({ processing, hasError, waitUntil, log }) => ({
      processing,
      hasError,
      waitUntil,
      log,
    }));
  };

  test(
    "no message is lost, and none is sent twice but those that a runner died at",
    async () => {
      for (let number = 0; number < runners; number += 1) start();
      for (let kills = 0; kills < KILLS; kills += 1) await killOne();
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), {
        timeout: 120_000,
        interval: 200,
      });

      const { docs } = await payload.find({ collection: "contact-messages", pagination: false });
      expect(docs).toHaveLength(KILLS * SUBMISSIONS);
      const confirmations = docs.map(({ email, mail }) => {
        const wasSent = mail?.some(({ kind, sent }) => kind === "confirmation" && sent);
        return [email, wasSent];
      });
      expect(confirmations.filter(([, wasSent]) => !wasSent)).toEqual([]);
      const arrived = new Set(server.messages.map(({ to }) => to));
      expect(docs.filter(({ email }) => !arrived.has(email ?? ""))).toEqual([]);

      const ids = server.messages.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
      const again = ids.length - new Set(ids).size;
      process.stdout.write(`${ids.length} messages, ${again} of them again after ${KILLS} kills\n`);
      expect(again).toBeLessThanOrEqual(KILLS * AT_ONCE);
      const times = docs.flatMap(({ mail }) => mail ?? []).filter(({ sent }) => sent).length;
      expect(times).toBeLessThanOrEqual(ids.length);
    },
    LIMIT_MS,
  );
}
