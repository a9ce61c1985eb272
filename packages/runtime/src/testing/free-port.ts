import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ephemeral range, so that no outgoing connection takes the port before the program starts. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const given = new Set<number>();

/** A free port of 127.0.0.1; each call in this process returns another one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
