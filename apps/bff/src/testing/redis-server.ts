/** A Redis of the test's own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@kdl/runtime/testing/free-port";

/** Whether Debian's `redis-server` is installed. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) {
  process.stderr.write("Skipped (needs redis-server): what gateways share through Redis\n");
}

export interface TestRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Keeps its connections open and says nothing, until `resume`. */
  hang(): void;
  resume(): void;
}

/** Picks a free port; nothing is stored on disk. */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", ""];
      server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
      let output = "";
      for await (const chunk of server.stdout!) {
        output += String(chunk);
        if (output.includes("Ready to accept connections")) break;
      }
      if (!output.includes("Ready")) throw new Error(`redis-server did not start: ${output}`);
    },
    async stop() {
      if (server === null || server.exitCode !== null) return;
      server.kill("SIGCONT");
      server.kill("SIGKILL");
      await once(server, "exit");
      server = null;
    },
    hang: () => void server?.kill("SIGSTOP"),
    resume: () => void server?.kill("SIGCONT"),
  };
}
