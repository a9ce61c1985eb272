/** What became of the files that a test has sent, and how it was counted. */
import { describe, expect, test, vi } from "vitest";

interface Surroundings {
  metricsPort: string;
  /** Rows of a form, as staff see them. */
  stored: (form: "internship" | "volunteer") => Promise<Record<string, unknown>[]>;
}

/** Longer than a busy machine takes for some dozen files. */
const WAIT_MS = 15_000;

/** @param isThere whether there is such a database here */
export function describeScans(isThere: boolean, surroundings: () => Surroundings): void {
  describe.skipIf(!isThere)("files", () => {
    test("are looked at, each once, and counted like what came in", async () => {
      const { stored, metricsPort } = surroundings();
      const [internship, volunteer] = [await stored("internship"), await stored("volunteer")];
      const sent = internship.length + volunteer.length;
      expect(sent).toBeGreaterThan(3);
      const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      await vi.waitFor(
        async () => expect(await metrics()).toMatch(/^scan_queue_length 0$/m),
        WAIT_MS,
      );
      const rows = [...(await stored("internship")), ...(await stored("volunteer"))];
      const states = rows.map(({ resume }) => (resume as { scan: string }).scan);
      expect(new Set(states)).toEqual(new Set(["clean"]));
      expect((await metrics()).split("\n")).toEqual(
        expect.arrayContaining([
          `scanned_files_total{result="clean"} ${sent}`,
          `submissions_stored_total{form="internship",flagged="no"} ${internship.length}`,
          `submissions_stored_total{form="volunteer",flagged="no"} ${volunteer.length}`,
          "database_up 1",
        ]),
      );
    });
  });
}
