/** People who send until they are told that it arrived, and some of them once more. */
import { randomUUID } from "node:crypto";
import { postSample, type Target } from "@kdl/mock-upstream/post-sample";
import { fullSample, type Sample, samplePdf } from "@kdl/mock-upstream/submission-samples";
import { ACCEPTED, verdict } from "@kdl/mock-upstream/verdict";
import type { Chance } from "../support/chance.ts";

const FORMS = ["internship", "volunteer", "contact"] as const;
const MAX_TIMES = 3;
const MAX_FILE_BYTES = 300_000;
const MIN_FILE_BYTES = 2_000;
/** Who isn't told by then never will be. */
const GIVES_UP_AFTER = 60;

export interface Sent {
  sample: Sample;
  /** References that it was answered with, one for each time that it was accepted. */
  references: string[];
  /** How often it was sent. */
  times: number;
}

interface SendAllOptions {
  target: Target;
  count: number;
  /** How many are under way at the same moment. */
  atOnce: number;
  chance: Chance;
  /** Called with each acceptance. */
  onAccepted: () => void;
  /** Resolves when the CMS is there, at once if it is. */
  untilRunning: () => Promise<void>;
}

/** Sends so many submissions, each one to three times with its key, and more often until it is accepted. */
export async function sendAll(options: SendAllOptions): Promise<Sent[]> {
  const plans = Array.from({ length: options.count }, (_, index) => plan(index, options.chance));
  const sent: Sent[] = [];
  const people = Array.from({ length: options.atOnce }, async () => {
    for (let next = plans.pop(); next; next = plans.pop()) sent.push(await sendOne(next, options));
  });
  await Promise.all(people);
  return sent;
}

interface Plan {
  sample: Sample;
  times: number;
}

function plan(index: number, chance: Chance): Plan {
  const sample = fullSample(FORMS[index % FORMS.length] ?? "contact", "");
  const bytes = MIN_FILE_BYTES + chance.below(MAX_FILE_BYTES);
  const file = sample.file && samplePdf(bytes);
  return { sample: { ...sample, file }, times: 1 + chance.below(MAX_TIMES) };
}

async function sendOne(planned: Plan, options: SendAllOptions): Promise<Sent> {
  const key = { "idempotency-key": randomUUID() };
  const sent: Sent = { sample: planned.sample, references: [], times: 0 };
  while (sent.times < planned.times || sent.references.length === 0) {
    if (sent.times === GIVES_UP_AFTER) throw new Error(`${sent.sample.form.name}: never accepted`);
    await options.untilRunning();
    sent.times += 1;
    const answer = await postSample(options.target, sent.sample, key).catch(() => null);
    const said = answer === null ? "nothing" : verdict(answer);
    if (said === ACCEPTED) {
      sent.references.push(String(answer?.body["reference"]));
      options.onAccepted();
    } else if (!mayPass(said)) throw new Error(`${sent.sample.form.name}: ${said}`);
  }
  return sent;
}

/** Whether it is as it may be while a server is killed and started. */
const mayPass = (said: string) => said === "nothing" || /^(?:409 UNDER_WAY|50[0-4] )/.test(said);
