/** People who send: so many forms a second, each again with its key until it is accepted. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** A gateway answers within 8 s. */
const ANSWERED_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 1_000;

interface Person {
  email: string;
  reference: string | null;
}

export interface Sendings {
  people: Person[];
  accepted: number;
  /** Answers that said clearly that it failed. */
  refused: number;
  /** Anything else: no answer in time, a connection that broke. */
  unclear: Map<string, number>;
  /** When each acceptance came, by `performance.now()`. */
  acceptedAt: number[];
}

/** @returns how to stop: nobody new begins, and all that has begun is brought to its end */
export function startSenders(url: string, perSecond: number): () => Promise<Sendings> {
  const sendings: Sendings = {
    people: [],
    accepted: 0,
    refused: 0,
    unclear: new Map(),
    acceptedAt: [],
  };
  const underWay: Promise<void>[] = [];

  async function sendOne(): Promise<void> {
    const person: Person = { email: `p-${randomUUID()}@example.org`, reference: null };
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
    while (person.reference === null) {
      const said = await post(`${url}/contact`, headers, body);
      if ("reference" in said) {
        person.reference = said.reference;
        sendings.accepted += 1;
        sendings.acceptedAt.push(performance.now());
        return;
      }
      if ("refusal" in said) sendings.refused += 1;
      else sendings.unclear.set(said.unclear, (sendings.unclear.get(said.unclear) ?? 0) + 1);
      await pause(AGAIN_AFTER_MS);
    }
  }

  const timer = setInterval(() => underWay.push(sendOne()), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return sendings;
  };
}

type Said = { reference: string } | { refusal: number } | { unclear: string };

async function post(url: string, headers: Record<string, string>, body: string): Promise<Said> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const response = await fetch(url, { method: "POST", headers, body, signal });
    // What the proxy says in place of a gateway that was killed has a status alone.
    const answer = (await response.json().catch(() => ({}))) as { reference?: unknown };
    const { reference } = answer;
    if (response.status === 201 && typeof reference === "string") return { reference };
    return response.status >= 400 ? { refusal: response.status } : { unclear: "no reference" };
  } catch (error) {
    const { cause, name } = error as { cause?: NodeJS.ErrnoException; name: string };
    return { unclear: cause?.code ?? name };
  }
}
