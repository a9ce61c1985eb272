/** Several processes send mail, and are killed at random while they do. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import type { Event } from "../payload-types.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FakeMailServer, startFakeMailServer } from "./fake-mail-server.ts";

/** Can be raised for manual runs, as can the time limit: `KILLS=500`. */
const KILLS = Number(process.env["KILLS"] ?? 3);
/** Submissions before each kill, so that there is work to interrupt. */
const SUBMISSIONS = 12;
/** People who have to be reminded of an event before each kill. */
const REMINDED = 4;
const LEASE_MS = 10_000;
/** Messages that a runner processes at a time. */
const AT_ONCE = 5;
/** Long, since processes start slowly on a busy machine. */
const LIMIT_MS = 300_000 + KILLS * 20_000;

interface Runner {
  child: ChildProcess;
  ready: Promise<void>;
}

/**
 * Declares the tests.
 *
 * @param runners number of processes at a time
 * @param variables name the database
 */
export function describeKilledRunners(
  runners: number,
  variables: () => Record<string, string> = () => ({}),
): void {
  let server: FakeMailServer;
  let payload: Payload;
  let event: Event;
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
    const { createEvent, inDays } = await import("./events.ts");
    event = await createEvent(payload, inDays(5));
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
    // Only processes that somebody waits for have to become ready.
    ready.catch(() => undefined);
    running.add(runner);
    return runner;
  }

  async function killOne(): Promise<void> {
    const chosen = [...running][Math.floor(Math.random() * running.size)]!;
    await chosen.ready;
    await receive(SUBMISSIONS);
    const sent = server.messages.length;
    // Kills it during work, at a random moment.
    await vi.waitUntil(() => server.messages.length > sent, { timeout: 60_000, interval: 5 });
    await pause(Math.random() * 300);
    chosen.child.kill("SIGKILL");
    running.delete(chosen);
    start();
  }

  async function receive(count: number): Promise<void> {
    const { makeContactMessage } = await import("./make-submission.ts");
    for (let made = 0; made < REMINDED; made += 1) await addReminded();
    for (let made = 0; made < count; made += 1) {
      await makeContactMessage(payload, { email: `p${made}-${Math.random()}@example.org` });
    }
  }

  /** Adds a registration that got its seat long ago, for an event that is close. */
  async function addReminded(): Promise<void> {
    const { register } = await import("./registrations.ts");
    const { id } = await register(payload, event.id);
    const data = { seatedAt: new Date(0).toISOString() };
    const collection = "event-registrations";
    await payload.db.updateOne({ collection, id, data, returning: false });
  }

  const waiting = async () => {
    const where = {
      and: [
        // Staff get thirty notices an hour; the summary of the rest has to wait.
        { taskSlug: { not_equals: "send-summary" } },
        // Done by a process that died before it could remove the row. The sweep removes it.
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

  /** Each person gets one reminder. A killed runner's may arrive twice, as the same message. */
  async function expectReminders(): Promise<void> {
    const { docs } = await payload.find({ collection: "event-registrations", pagination: false });
    expect(docs).toHaveLength(KILLS * REMINDED);
    const reminders = server.messages.filter(({ data }) => /^Subject: Reminder/m.test(data));
    for (const { email } of docs) {
      const own = reminders.filter(({ to }) => to === email);
      const ids = own.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
      expect([email, new Set(ids).size]).toEqual([email, 1]);
    }
    const again = reminders.length - docs.length;
    process.stdout.write(`${docs.length} reminders, ${again} of them again\n`);
    const sends = await payload.find({ collection: "event-sends", pagination: false });
    const states = sends.docs.map(({ registration, state }) => `${registration} ${state}`);
    expect(states.toSorted()).toEqual(docs.map(({ id }) => `${id} sent`).toSorted());
  }

  test(
    "no message is lost, and only those that a killed runner was sending are sent twice",
    async () => {
      for (let number = 0; number < runners; number += 1) start();
      for (let kills = 0; kills < KILLS; kills += 1) await killOne();
      const sends = async () => (await payload.count({ collection: "event-sends" })).totalDocs;
      await vi.waitFor(
        async () => expect([await sends(), await waiting()]).toEqual([KILLS * REMINDED, []]),
        { timeout: 120_000, interval: 200 },
      );

      const { docs } = await payload.find({ collection: "contact-messages", pagination: false });
      expect(docs).toHaveLength(KILLS * SUBMISSIONS);
      const confirmations = docs.map(({ email, mail }) => {
        const wasSent = mail?.some(({ kind, sent }) => kind === "confirmation" && sent);
        return [email, wasSent];
      });
      expect(confirmations.filter(([, wasSent]) => !wasSent)).toEqual([]);
      const arrived = new Set(server.messages.map(({ to }) => to));
      expect(docs.filter(({ email }) => !arrived.has(email ?? ""))).toEqual([]);

      await expectReminders();
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
