/** Causes faults in containers, and checks that the site recovers from them. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../commands.ts";
import { DEBIAN } from "../images.ts";
import type { Project } from "../project.ts";
import { RECOVERS_WITHIN_MS } from "../time-limits.ts";
import { untilTrue } from "../../scale/until-true.ts";
import { editorApi } from "../../support/editor-api.ts";
import { assertAllStoredOnce, storedForms, underLoad } from "../../load/under-load.ts";

const RATES = { readsASecond: 20, sendsASecond: 2 };
const BEFORE_MS = 1_500;
/** The kernel kills the process with this score first. */
const FIRST_TO_END = "1000";
const HOG = "const taken = []; for (;;) taken.push(Buffer.alloc(8e6, 1));";

/** @returns when the site was hit, by `performance.now()` */
type Act = (project: Project) => Promise<number>;

/** Causes a fault while people send forms. @returns how long the site took to recover */
async function recoversFrom(project: Project, act: Act): Promise<string> {
  const served = await underLoad(project.url, RATES, async () => {
    await pause(BEFORE_MS);
    const hit = await act(project);
    await untilWhole(project);
    return performance.now() - hit;
  });
  assert.ok(served.result <= RECOVERS_WITHIN_MS, `whole after ${Math.round(served.result)} ms`);
  await assertAllStoredOnce(project, served);
  return `whole after ${(served.result / 1000).toFixed(1)} s; ${storedForms(served.sendings)}`;
}

/** Waits until pages, forms and the admin work, and staff can log in. */
function untilWhole({ url, cmsUrl, account }: Project): Promise<void> {
  const addresses = [`${url}/readyz`, `${url}/contact`, `${cmsUrl}/admin/login`];
  const works = async (address: string) =>
    (await fetch(address, { signal: AbortSignal.timeout(3_000) })).ok;
  const canLogIn = () => editorApi(cmsUrl, account).then(() => true);
  return untilTrue(
    "the site to be whole again",
    async () => (await Promise.all([...addresses.map(works), canLogIn()])).every(Boolean),
    RECOVERS_WITHIN_MS,
  );
}

/** Kills a service's program as a crash would: Docker isn't told, so it restarts the container. */
export const killed =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => {
      const { State, RestartCount } = await project.container(service);
      // `kill 0` would hit the process group of the kill command itself.
      assert.ok(State.Pid > 0, `${service} isn't running`);
      await onHost(`kill -9 ${State.Pid}`);
      const hit = performance.now();
      await restarted(project, service, RestartCount);
      return hit;
    });

/** Uses more memory than the container has. */
export const outOfMemory =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => {
      const { Id, RestartCount } = await project.container(service);
      const pids = (await processesOf(Id)).join(" ");
      // A health check's processes may have ended meanwhile.
      await onHost(
        `for pid in ${pids}; do echo ${FIRST_TO_END} >/proc/$pid/oom_score_adj || true; done`,
      );
      // Ends when the container does.
      const hog = project.exec(service, "node", "--max-old-space-size=4096", "--eval", HOG);
      await hog.catch(() => {});
      const hit = performance.now();
      await restarted(project, service, RestartCount);
      return hit;
    });

export const restart =
  (service: string) =>
  (project: Project): Promise<string> =>
    recoversFrom(project, async () => {
      const hit = performance.now();
      await project.compose(["restart", service]);
      return hit;
    });

/** Runs a script as root in the host's process namespace, without being root here. */
const onHost = (script: string): Promise<string> =>
  run("docker", ["run", "--rm", "--pid", "host", DEBIAN, "sh", "-c", script]);

async function processesOf(container: string): Promise<string[]> {
  const [, ...rows] = (await run("docker", ["top", container, "-o", "pid"])).trim().split("\n");
  return rows.map((row) => row.trim());
}

const restarted = (project: Project, service: string, count: number): Promise<void> =>
  untilTrue(
    `${service} to be started again`,
    async () => {
      const { RestartCount, State } = await project.container(service);
      return RestartCount > count && State.Running;
    },
    RECOVERS_WITHIN_MS,
  );
