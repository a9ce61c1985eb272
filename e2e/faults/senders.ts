/** Simulated visitors that send forms at a fixed rate and retry each with its key until it is accepted. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { text as bodyOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** How long a person waits for an answer; a gateway answers within 8 s. */
const ANSWERED_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 1_000;
/** How long people keep retrying after the last one has started. */
const TIMEOUT_MS = 60_000;

interface Person {
  email: string;
  reference: string | null;
  /** The text of the last answer, unless it was an acceptance. */
  told: string;
}

export interface Sendings {
  people: Person[];
  accepted: number;
  /** Answers of the site that explain the failure. */
  refused: number;
  /** The proxy's own error pages, if no gateway answered. */
  byProxy: number;
  /** Anything else: no answer in time, a broken connection, an error status without a message. */
  unclear: Map<string, number>;
  /** When each acceptance arrived, by `performance.now()`. */
  acceptedAt: number[];
  /** Microseconds from a person's first try to the acceptance. */
  waits: RecordableHistogram;
}

/**
 * @param visitors local addresses from which people send in turn, since limits apply to each address
 * @returns a function that starts nobody new, and waits until everyone has finished
 */
export function startSenders(
  url: string,
  perSecond: number,
  visitors: readonly string[] = ["127.0.0.1"],
): { sendings: Sendings; stop: () => Promise<Sendings> } {
  const sendings: Sendings = {
    people: [],
    accepted: 0,
    refused: 0,
    byProxy: 0,
    unclear: new Map(),
    acceptedAt: [],
    waits: createHistogram({ lowest: 1, highest: 120_000_000, figures: 3 }),
  };
  const underWay: Promise<void>[] = [];
  let deadline = Infinity;

  async function sendOne(): Promise<void> {
    const begun = performance.now();
    const visitor = visitors[sendings.people.length % visitors.length];
    const person: Person = { email: `p-${randomUUID()}@example.org`, reference: null, told: "" };
    sendings.people.push(person);
    const headers = {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": randomUUID(),
    };
    const answers = {
      name: "Asha Rao",
      email: person.email,
      phone: "9876543210",
      message: "Hello",
    };
    const body = new URLSearchParams(answers).toString();
    while (performance.now() < deadline) {
      const said = await post(`${url}/contact`, { headers, body, visitor });
      if (said.kind === "accepted") {
        person.reference = said.reference;
        sendings.accepted += 1;
        sendings.acceptedAt.push(performance.now());
        sendings.waits.record(Math.ceil((performance.now() - begun) * 1000));
        return;
      }
      person.told = said.what;
      if (said.kind === "unclear") {
        sendings.unclear.set(said.what, (sendings.unclear.get(said.what) ?? 0) + 1);
      } else sendings[said.kind] += 1;
      await pause(AGAIN_AFTER_MS);
    }
  }

  const timer = setInterval(() => underWay.push(sendOne()), 1000 / perSecond);
  return {
    sendings,
    async stop() {
      clearInterval(timer);
      deadline = performance.now() + TIMEOUT_MS;
      await Promise.all(underWay);
      return sendings;
    },
  };
}

type Said =
  | { kind: "accepted"; reference: string }
  | { kind: "refused" | "byProxy" | "unclear"; what: string };

interface Post {
  headers: Record<string, string>;
  body: string;
  visitor: string | undefined;
}

function post(url: string, { headers, body, visitor }: Post): Promise<Said> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  return new Promise((resolve) => {
    // Each person has a connection of their own.
    const options = { method: "POST", headers, localAddress: visitor, agent: false, signal };
    const fail = ({ code, name }: NodeJS.ErrnoException) =>
      resolve({ kind: "unclear", what: code ?? name });
    const call = request(url, options, (reply) => {
      bodyOf(reply).then((said) => resolve(saidBy(reply.statusCode ?? 0, said)), fail);
    });
    call.once("error", fail);
    call.end(body);
  });
}

function saidBy(status: number, text: string): Said {
  const { reference, message, requestId } = parsed(text);
  if (status === 201 && typeof reference === "string") return { kind: "accepted", reference };
  const isInWords = typeof message === "string" && message !== "";
  if (status < 400 || !isInWords)
    return { kind: "unclear", what: `status ${status} without a message` };
  // Gateways send a request id; the proxy's own answers have none.
  const isOfGateway = typeof requestId === "string" && requestId !== "";
  return { kind: isOfGateway ? "refused" : "byProxy", what: `${status} ${message}` };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
