/** Simulated visitors that send a form until it is accepted, some of them twice. */
import { randomUUID } from "node:crypto";
import { postSample, type Target } from "@kdl/mock-upstream/post-sample";
import { fullSample, type Sample, samplePdf } from "@kdl/mock-upstream/submission-samples";
import { ACCEPTED, verdict } from "@kdl/mock-upstream/verdict";
import type { Chance } from "../support/chance.ts";

const FORMS = ["internship", "volunteer", "contact"] as const;
const MAX_TIMES = 3;
const MAX_FILE_BYTES = 300_000;
const MIN_FILE_BYTES = 2_000;
/** Number of tries. People who have no confirmation by then won't get one. */
const GIVES_UP_AFTER = 60;

export interface Sent {
  sample: Sample;
  /** References from the answers, one for each time that it was accepted. */
  references: string[];
  /** How often it was sent. */
  times: number;
}

interface SendAllOptions {
  target: Target;
  count: number;
  /** How many are in flight at the same time. */
  atOnce: number;
  chance: Chance;
  /** Called with each acceptance. */
  onAccepted: () => void;
  /** Resolves when the CMS is running, at once if it already is. */
  untilRunning: () => Promise<void>;
}

/** Sends each submission one to three times with its key, and more often until it is accepted. */
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

/** Whether an answer is acceptable while a server is killed and restarted. */
const mayPass = (said: string) => said === "nothing" || /^(?:409 UNDER_WAY|50[0-4] )/.test(said);
