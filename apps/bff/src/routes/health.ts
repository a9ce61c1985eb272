import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import type { DiskCache } from "../images/disk-cache.ts";
import type { Overload } from "../overload/overload.ts";
import type { UpstreamAddresses } from "../upstream/addresses.ts";
import type { RequestSigner } from "../upstream/request-signer.ts";

export interface HealthOptions {
  content: Pick<ContentStore, "status" | "loadTimes">;
  disk: Pick<DiskCache, "isWritable">;
  overload: Pick<Overload, "isOverloaded">;
  addresses: Pick<UpstreamAddresses, "states">;
  signer: Pick<RequestSigner, "isRefused">;
  /** Aborted when the gateway begins to close. */
  closing?: AbortSignal | undefined;
}

const SIGNATURE_PROBLEM =
  "The upstream refuses this gateway's signatures: GATEWAY_SECRET or the clocks differ.";

/** A part of the gateway, or of what it depends on. */
interface Part {
  state: "ok" | "failing" | "unused";
  /** For operators, if the part is failing. */
  problem?: string;
  [detail: string]: unknown;
}

const part = (isOk: boolean, problem: string, details: object = {}): Part =>
  isOk ? { state: "ok", ...details } : { state: "failing", problem, ...details };

/**
 * `/healthz`: the process answers. `/readyz`: it has something to show; includes the state of each part.
 *
 * 503 means that visitors should be sent elsewhere: while the gateway closes, and before it has anything
 * to show. All else is 200 and `degraded`: such failures affect all gateways at once, and a balancer
 * that removes all of them would be worse. An unreachable upstream leaves the last good pages, a
 * missing Redis leaves each gateway with its own counts, and an overloaded one still serves cached pages.
 */
export async function health(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { content, disk, overload, addresses, signer, closing } = options;

  app.get("/healthz", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "alive" }),
  );

  app.get("/readyz", async (_request, reply) => {
    const upstream = content.status();
    const isClosing = closing?.aborted === true;
    const parts = {
      process: part(!isClosing, "The gateway is closing."),
      upstream: part(upstream.reachable, "The upstream can't be reached.", upstream),
      addresses: addressesPart(),
      signatures: part(!signer.isRefused(), SIGNATURE_PROBLEM),
      content: contentPart(),
      sharedCounts: sharedCountsPart(),
      load: part(!overload.isOverloaded(), "The gateway is overloaded and sheds requests."),
      imageCache: part(disk.isWritable(), "The image cache can't be written."),
    };
    const problems = Object.values<Part>(parts).flatMap(({ problem }) => problem ?? []);
    const isReady = !isClosing && upstream.lastSuccess !== null;
    return reply
      .code(isReady ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({
        status: !isReady ? "not ready" : problems.length === 0 ? "ready" : "degraded",
        problems,
        parts,
      });
  });

  function contentPart(): Part {
    const missing = content
      .loadTimes()
      .filter(({ loadedAt }) => loadedAt === null)
      .map(({ resource }) => resource);
    return part(missing.length === 0, `Never loaded: ${missing.join(", ")}.`, { missing });
  }

  /** A single address is the upstream itself, which has its own part already. */
  function addressesPart(): Part {
    const states = addresses.states();
    if (states.length < 2) return { state: "unused" };
    const down = states.filter(({ isUp }) => !isUp).map(({ address }) => address);
    const problem = `Addresses of the upstream that don't answer: ${down.join(", ")}.`;
    return part(down.length === 0, problem, { addresses: states });
  }

  function sharedCountsPart(): Part {
    const isUp = app.sharedCountsUp();
    if (isUp === null) return { state: "unused" };
    return part(isUp, "Redis is unreachable: this gateway counts limits on its own.");
  }
}
