/** How often one client may send, over both gateways. */
import assert from "node:assert/strict";
import type { Project } from "../project.ts";

/** Submissions of one client in a minute, as the project is started. */
export const LIMIT = 1000;
const AT_ONCE = 8;

/** Sends forms that are wrong: they are counted, and go no further. */
export async function gatewaysCountTogether(project: Project): Promise<string> {
  // What was sent before is counted, too; Redis and gateways that have just started know of nothing.
  await project.compose(["restart", "redis", "gateway", "gateway-2"]);
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
  return `refused after ${counts.taken} from one client`;
}
