/** What may happen to a container, and whether the site is itself again afterwards. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../commands.ts";
import type { Project } from "../project.ts";
import { nothingIsLost, underLoad } from "../under-load.ts";

const RECOVERS_WITHIN_MS = 30_000;
const RATES = { readsASecond: 20, sendsASecond: 2 };
const BEFORE_MS = 1_500;
const POLL_MS = 250;
/** The kernel ends the process with this score first. */
const FIRST_TO_END = "1000";
const HOG = "const taken = []; for (;;) taken.push(Buffer.alloc(8e6, 1));";

type Act = (project: Project) => Promise<void>;

/** Does something to the site while people send. @returns how long it took until all worked again */
async function recoversFrom(project: Project, act: Act): Promise<string> {
  let recovered = 0;
  const met = await underLoad(project.url, RATES, async () => {
    await pause(BEFORE_MS);
    await act(project);
    const begun = performance.now();
    await untilWhole(project);
    recovered = performance.now() - begun;
  });
  return `whole after ${(recovered / 1000).toFixed(1)} s; ${await nothingIsLost(project, met)}`;
}

/** Pages, the form's way to the CMS and the admin work. */
async function untilWhole({ url, cmsUrl }: Project): Promise<void> {
  const deadline = performance.now() + RECOVERS_WITHIN_MS;
  const works = async (address: string) =>
    (await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null))?.ok === true;
  for (;;) {
    const checks = [`${url}/readyz`, `${url}/contact`, `${cmsUrl}/admin/login`];
    if ((await Promise.all(checks.map(works))).every(Boolean)) return;
    assert.ok(performance.now() < deadline, "not itself again within 30 s");
    await pause(POLL_MS);
  }
}

/** Ends a service's program as a fault would: Docker doesn't know of it and starts it again. */
export const killed =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => {
      const { State, RestartCount } = await project.container(service);
      process.kill(State.Pid, "SIGKILL");
      await restarted(project, service, RestartCount);
    });

/** Takes more memory than the container has. */
export const outOfMemory =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => {
      const { Id, RestartCount } = await project.container(service);
      for (const pid of await processesOf(Id)) {
        writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_END);
      }
      // Ends when the container does.
      const hog = project.exec(service, "node", "--max-old-space-size=4096", "--eval", HOG);
      await Promise.all([hog.catch(() => ""), restarted(project, service, RestartCount)]);
    });

export const restart =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => void (await project.compose(["restart", service])));

async function processesOf(container: string): Promise<string[]> {
  const [, ...rows] = (await run("docker", ["top", container, "-o", "pid"])).trim().split("\n");
  return rows.map((row) => row.trim());
}

async function restarted(project: Project, service: string, count: number): Promise<void> {
  const deadline = performance.now() + RECOVERS_WITHIN_MS;
  for (;;) {
    const { RestartCount, State } = await project.container(service);
    if (RestartCount > count && State.Running) return;
    assert.ok(performance.now() < deadline, `${service} wasn't started again`);
    await pause(POLL_MS);
  }
}
