/** Brings up the stack, and proves what it has to show, one after the other. */
import {
  killed,
  aBrokenVersionIsTakenBack,
  aNewVersionComesUnnoticed,
  tasksRun,
} from "./proofs.ts";
import { createStack, type Stack } from "./stack.ts";

type Prove = (name: string, proof: () => Promise<string>) => Promise<void>;

const proofs: Record<string, (stack: Stack) => Promise<string>> = {
  "a new version comes unnoticed": aNewVersionComesUnnoticed,
  "a broken version is taken back": aBrokenVersionIsTakenBack,
  "a gateway is killed": killed("gateway"),
  "a CMS is killed": killed("cms"),
};

/** @param only part of the names of the proofs that are wanted */
export async function trySwarm(prove: Prove, only: string): Promise<void> {
  await using stack = await createStack();
  await prove("swarm: healthy", async () => {
    const begun = performance.now();
    await stack.deploy();
    await stack.untilWhole();
    const took = ((performance.now() - begun) / 1000).toFixed(1);
    return `${await tasksRun(stack)} after ${took} s`;
  });
  for (const [title, proof] of Object.entries(proofs)) {
    if (title.includes(only)) await prove(`swarm: ${title}`, () => proof(stack));
  }
}
