/** Tells other gateways through Redis that content has changed. */
import { randomUUID } from "node:crypto";
import { type Resource, resourceNames } from "@kdl/schemas/content/resources";
import { contentChange } from "@kdl/schemas/contract/webhook";
import type { BaseLogger } from "pino";
import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { connectRedis } from "../redis.ts";

export interface SharedPurges {
  /** Tells the other gateways, as soon as Redis is available. Returns at once, never throws. */
  tell(resources: readonly Resource[]): void;
  close(): void;
}

interface SharedPurgesOptions {
  log: Pick<BaseLogger, "warn" | "info">;
  /** Called with the resources that another gateway reports, or with all if messages may be missing. */
  onPurge: (resources: readonly Resource[]) => void;
  /** How often the connection is checked, in ms. */
  checkEveryMs?: number;
}

const CHANNEL = "gateway:content";
const COMMAND_TIMEOUT_MS = 2_000;
const CHECK_EVERY_MS = 10_000;

/** A gateway also receives its own messages, and recognises them by `from`. */
const message = contentChange.extend({ from: z.string() });

/** Connects, and keeps reconnecting: without Redis, each gateway refreshes content only by its age. */
export function connectSharedPurges(
  url: string,
  { log, onPurge, checkEveryMs = CHECK_EVERY_MS }: SharedPurgesOptions,
): SharedPurges {
  const self = randomUUID();
  const untold = new Set<Resource>();
  let hears: boolean | null = null;
  let isLooking = false;
  const redis = connectRedis(url, {
    // Lets one connection subscribe and publish.
    protocol: 3,
    autoResubscribe: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  redis.on("ready", () => void listen());
  redis.on("close", () => note(false));
  redis.on("message", (_channel, text) => hear(text));
  const check = setInterval(() => void lookWhetherItAnswers(), checkEveryMs).unref();

  function note(isHearing: boolean): void {
    if (!isHearing && hears) log.warn("This gateway no longer hears of edits through Redis");
    else if (isHearing && hears === false)
      log.info("This gateway hears of edits through Redis again");
    if (isHearing || hears !== null) hears = isHearing;
  }

  async function listen(): Promise<void> {
    try {
      await redis.subscribe(CHANNEL);
      note(true);
      // Messages may have been missed while Redis was down, or while this gateway loaded its content.
      onPurge(resourceNames);
      await speak();
    } catch {
      redis.disconnect(true);
    }
  }

  function hear(text: string): void {
    const heard = message.safeParse(parseJson(text));
    if (!heard.success) log.warn("not a message of a gateway");
    else if (heard.data.from !== self) onPurge(heard.data.resources);
  }

  async function speak(): Promise<void> {
    if (untold.size === 0) return;
    const resources = [...untold];
    untold.clear();
    try {
      await redis.publish(CHANNEL, JSON.stringify({ from: self, resources }));
    } catch {
      for (const resource of resources) untold.add(resource);
    }
  }

  /** Without this check, a peer that is gone without closing the connection would never be noticed. */
  async function lookWhetherItAnswers(): Promise<void> {
    if (redis.status !== "ready" || isLooking) return;
    isLooking = true;
    try {
      await redis.ping();
      await speak();
      isLooking = false;
    } catch {
      // Takes a moment if the peer has to acknowledge it.
      redis.once("close", () => (isLooking = false));
      redis.disconnect(true);
    }
  }

  return {
    tell(resources) {
      for (const resource of resources) untold.add(resource);
      void speak();
    },
    close() {
      clearInterval(check);
      redis.disconnect();
    },
  };
}
