import { createServer } from "node:net";
import { Problem } from "./problem.ts";

export interface WantedPort {
  /** The variable that sets it. */
  variable: string;
  host: string;
  port: number;
}

/** Fails with a line for each port that isn't available. */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const problems = await Promise.all(wanted.map(problemOf));
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Problem(...found);
}

async function problemOf({ variable, host, port }: WantedPort): Promise<string | null> {
  const code = await tryToListen(host, port);
  switch (code) {
    case null:
      return null;
    case "EADDRINUSE":
      return `${variable}: port ${port} is in use by another program; stop it, or set ${variable} to another port`;
    case "EACCES":
      return `${variable}: port ${port} is not allowed for this user; set ${variable} to one above 1023`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: this machine has no address ${host}`;
    default:
      return `${variable}: cannot listen on port ${port} of ${host} (${code})`;
  }
}

function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
