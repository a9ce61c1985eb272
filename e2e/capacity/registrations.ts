/** People who register for events, as a page's form sends it. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Request } from "@kdl/bff/bench/measure";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { editorApi } from "../support/editor-api.ts";
import { anotherVisitor } from "./visitor.ts";

const DAY_MS = 24 * 60 * 60_000;
const MANY_SEATS = 1_000_000;
/** A form that is filled in faster is taken for a program's. */
const FILLING_MS = 3_100;
let people = 0;

export interface RaceEvent {
  id: string;
  slug: string;
}

/** Events whose seats are counted, and are more than the people. */
export async function createEvents(cmsUrl: string, count: number): Promise<RaceEvent[]> {
  const editor = await editorApi(cmsUrl);
  const events: RaceEvent[] = [];
  for (let index = 0; index < count; index += 1) {
    const slug = `open-lab-${randomUUID()}`;
    const startsAt = new Date(Date.now() + 7 * DAY_MS);
    const id = await editor.create("events", {
      name: "Open Lab",
      slug,
      type: "Offline",
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + DAY_MS).toISOString(),
      capacity: MANY_SEATS,
      _status: "published",
    });
    events.push({ id, slug });
  }
  return events;
}

/** One that is old enough to be a person's. */
export async function formToken(url: string): Promise<string> {
  const answer = (await (await fetch(`${url}/trpc/forms.begin`)).json()) as {
    result: { data: { token: string } };
  };
  await pause(FILLING_MS);
  return answer.result.data.token;
}

/** Each request is another person's, for the events in turn. */
export const registering =
  (events: readonly RaceEvent[], token: string) =>
  (request: Request): Request => {
    people += 1;
    const { id, slug } = events[people % events.length]!;
    const answers = {
      ...fullSample("event-registration", id).values,
      email: `p-${randomUUID()}@example.org`,
      mobile: String(6_000_000_000 + people),
      form_token: token,
    };
    return {
      ...request,
      path: `/event-registration/${slug}`,
      body: JSON.stringify(answers),
      headers: {
        ...anotherVisitor(),
        accept: "application/json",
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
    };
  };
