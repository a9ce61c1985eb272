/** Import it dynamically: prom-client takes 60 ms and 19 MiB, which programs without a metrics port save. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Meter } from "./meter.ts";
import { metricsText } from "./metrics-registry.ts";

export interface MetricsPlace {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The environment variable that sets the port, for error messages. */
  variable: string;
  meter: Meter;
}

export interface MetricsServer {
  readonly port: number;
  /** Closes at once, open connections included. */
  close(): Promise<void>;
}

/**
 * Serves `/metrics`, and nothing else, on a port of its own: the program's metrics and those of its
 * process.
 *
 * @throws Error with one line for the operator if the port isn't available
 */
export async function serveMetrics(place: MetricsPlace): Promise<MetricsServer> {
  const registry = new Registry();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listen(server, place);
  collectDefaultMetrics({ register: registry });
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
      const text = await metricsText(place.meter, registry);
      response.writeHead(200, { "Content-Type": registry.contentType });
      response.end(text);
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
