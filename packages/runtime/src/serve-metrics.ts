import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Meter } from "./meter.ts";

export interface MetricsPlace {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** The environment variable that named the port, for the words of an error. */
  variable: string;
  meter: Meter;
}

export interface MetricsServer {
  readonly port: number;
  /** Ends at once, open connections included. */
  close(): Promise<void>;
}

/**
 * Serves `/metrics`, and nothing else, on a port of its own: the program's metrics and those of its
 * process, which are gathered from here on. The library for those is loaded here and not before.
 *
 * @throws Error with one line for the person who starts the program, when the port can't be had
 */
export async function serveMetrics(place: MetricsPlace): Promise<MetricsServer> {
  const { Registry, collectDefaultMetrics } = await import("prom-client");
  const ofProcess = new Registry();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listen(server, place);
  collectDefaultMetrics({ register: ofProcess });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else {
      const parts = await Promise.all([place.meter.text(), ofProcess.metrics()]);
      response.writeHead(200, { "Content-Type": ofProcess.contentType });
      response.end(parts.join("\n"));
    }
  }
}

function listen(server: Server, { host, port, variable }: MetricsPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(explain(error, host, port, variable), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

function explain(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  variable: string,
): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use already. Set ${variable} to another one.`;
  }
  if (error.code === "EACCES") {
    return `Port ${port} may not be used by this user. Set ${variable} to another one.`;
  }
  return `Metrics can't be served on ${host} port ${port} (${variable}): ${error.message}`;
}
