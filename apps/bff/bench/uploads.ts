/** How fast a large file gets through the gateway, beside the way straight to the same upstream. */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { median } from "./measure.ts";
import { postForm } from "./post-form.ts";
import { type Place, startPair } from "./upload-pair.ts";
import { volunteerForm, volunteerPath } from "./volunteer-form.ts";

const MIB = 1024 * 1024;
const FILE_BYTES = 10 * MIB;
const PER_ROUND = 20;

export interface Speed {
  name: string;
  /** MiB a second. */
  straight: number;
  through: number;
  ratio: number;
  /** What it must not fall below; `null` where it is only shown. */
  minRatio: number | null;
}

export async function compareUploads(place: Place, rounds: number): Promise<Speed[]> {
  return [
    // An upstream has to look at what it gets.
    {
      ...(await compare("upload-upstream.ts", place, rounds)),
      name: "the fake upstream",
      minRatio: 0.5,
    },
    {
      ...(await compare("upload-sink.ts", place, rounds)),
      name: "one that only reads",
      minRatio: null,
    },
  ];
}

async function compare(
  program: string,
  place: Place,
  rounds: number,
): Promise<Pick<Speed, "straight" | "through" | "ratio">> {
  const { address, upstreamUrl } = await startPair(program, FILE_BYTES, place);
  const { body } = volunteerForm(FILE_BYTES);
  const urls = {
    straight: `${upstreamUrl}/api/submit-training-form`,
    through: address + volunteerPath,
  };
  const results = { straight: [] as number[], through: [] as number[] };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // The first round only warms up all programs.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ["straight", "through"] as const) {
      const speed = await mibPerSecond(urls[way], body, agent);
      if (round > 0) results[way].push(speed);
    }
  }
  agent.destroy();
  const ratios = results.through.map((speed, round) => speed / results.straight[round]!);
  return {
    straight: median(results.straight),
    through: median(results.through),
    ratio: median(ratios),
  };
}

async function mibPerSecond(url: string, body: Buffer, agent: Agent): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < PER_ROUND; count += 1) {
    const answer = await postForm(url, body, {
      headers: { "idempotency-key": randomUUID() },
      agent,
    });
    if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${String(answer.body)}`);
  }
  return (PER_ROUND * body.length) / MIB / ((performance.now() - started) / 1000);
}
