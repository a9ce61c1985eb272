/** Looks at a program's memory from outside, by Node's inspector. */
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";

const MIB = 1024 * 1024;

export interface Memory {
  /** What is in use after garbage collection, buffers included. */
  heapMib: number;
  rssMib: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** @param inspectorUrl as the program itself has told it */
export async function measureMemory(pid: number, inspectorUrl: string): Promise<Memory> {
  const socket = new WebSocket(inspectorUrl);
  await once(socket, "open");
  try {
    // Finalizers that the first round lets run hold on to things until the second.
    await ask(socket, 1, "HeapProfiler.collectGarbage");
    await ask(socket, 2, "HeapProfiler.collectGarbage");
    const { usedSize = 0, backingStorageSize = 0 } = await ask(socket, 3, "Runtime.getHeapUsage");
    return {
      heapMib: Math.round((usedSize + backingStorageSize) / MIB),
      rssMib: await rssMib(pid),
      descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    };
  } finally {
    socket.close();
  }
}

export async function rssMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, number>> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const reply = JSON.parse(data) as { id?: number; result?: Record<string, number> };
      if (reply.id !== id) return;
      socket.removeEventListener("message", hear);
      resolve(reply.result ?? {});
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method }));
  });
}
