/** People who send: so many forms a second, each again with its key until it is accepted. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** As long as a browser waits here; a gateway answers within 8 s. */
const ANSWERED_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 1_000;
/** How long people go on trying once nobody new begins. */
const PATIENCE_MS = 60_000;

interface Person {
  email: string;
  reference: string | null;
  /** The last answer, in its words, if it was no acceptance. */
  told: string;
}

export interface Sendings {
  people: Person[];
  accepted: number;
  /** Answers of the site that said in words that it failed. */
  refused: number;
  /** The proxy's own answers in words, where no gateway gave one. */
  byProxy: number;
  /** Anything else: no answer in time, a connection that broke, a status without a word. */
  unclear: Map<string, number>;
  /** When each acceptance came, by `performance.now()`. */
  acceptedAt: number[];
}

/** @returns how to stop: nobody new begins, and all that has begun is brought to its end */
export function startSenders(
  url: string,
  perSecond: number,
): { sendings: Sendings; stop: () => Promise<Sendings> } {
  const sendings: Sendings = {
    people: [],
    accepted: 0,
    refused: 0,
    byProxy: 0,
    unclear: new Map(),
    acceptedAt: [],
  };
  const underWay: Promise<void>[] = [];
  let deadline = Infinity;

  async function sendOne(): Promise<void> {
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
      const said = await post(`${url}/contact`, headers, body);
      if (said.kind === "accepted") {
        person.reference = said.reference;
        sendings.accepted += 1;
        sendings.acceptedAt.push(performance.now());
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
      deadline = performance.now() + PATIENCE_MS;
      await Promise.all(underWay);
      return sendings;
    },
  };
}

type Said =
  | { kind: "accepted"; reference: string }
  | { kind: "refused" | "byProxy" | "unclear"; what: string };

async function post(url: string, headers: Record<string, string>, body: string): Promise<Said> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const response = await fetch(url, { method: "POST", headers, body, signal });
    return saidBy(response.status, await response.text());
  } catch (error) {
    const { cause, name } = error as { cause?: NodeJS.ErrnoException; name: string };
    return { kind: "unclear", what: cause?.code ?? name };
  }
}

function saidBy(status: number, text: string): Said {
  const { reference, message, requestId } = parsed(text);
  if (status === 201 && typeof reference === "string") return { kind: "accepted", reference };
  const isInWords = typeof message === "string" && message !== "";
  if (status < 400 || !isInWords) return { kind: "unclear", what: `status ${status} alone` };
  // Gateways name the request; the proxy has nothing to name.
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
