/** Checks that both gateways share one client's limit on submissions. */
import assert from "node:assert/strict";
import type { Project } from "../project.ts";

/** Submissions per minute and client, as configured for the project. */
export const LIMIT = 1000;
const AT_ONCE = 8;

const METRIC = /^http_server_request_duration_seconds_count\{.*"\/contact"/;

/** Sends invalid forms, which are counted but not passed on to the CMS. */
export async function gatewaysCountTogether(
  project: Project,
  gateways: readonly string[],
): Promise<string> {
  // Earlier submissions are counted, too; a restart of Redis and the gateways clears the counts.
  await project.compose(["restart", "redis", ...gateways]);
  await project.up();
  const counts = { taken: 0, refused: 0 };
  const client = async () => {
    while (counts.refused === 0) {
      const response = await fetch(`${project.url}/contact`, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: "{}",
      });
      await response.arrayBuffer();
      if (response.status === 429) counts.refused += 1;
      else {
        assert.equal(response.status, 422);
        counts.taken += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  assert.equal(counts.taken, LIMIT);
  const shares = await Promise.all(gateways.map((gateway) => postsOf(project, gateway)));
  for (const share of shares) assert.ok(share > 0, `taken by each: ${shares.join(" + ")}`);
  return `refused after ${counts.taken} from one client, with the refused ${shares.join(" + ")}`;
}

/** How many posts to the form a gateway has counted since it started. */
async function postsOf(project: Project, gateway: string): Promise<number> {
  const show = `fetch("http://127.0.0.1:9464/metrics").then((r) => r.text()).then(console.log)`;
  const metrics = await project.exec(gateway, "node", "--eval", show);
  const lines = metrics.split("\n").filter((line) => METRIC.test(line) && /POST/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
