/** Counts that several gateways share in Redis. */
import type { SharedCounts } from "@kdl/runtime/limits/counts";
import type { BaseLogger } from "pino";
import { connectRedis } from "../redis.ts";

/** Counts in Redis. */
export interface RedisCounts extends SharedCounts {
  /** Whether Redis is connected and has answered the last command. */
  isUp(): boolean;
  close(): void;
}

/** Longest wait for a count: the gateway's own is nearly as good. */
const COMMAND_TIMEOUT_MS = 250;
/** How long Redis is skipped after a timeout. */
const PAUSE_MS = 2_000;
const PREFIX = "gateway:limit:";

/** Atomic, so that a count can't be left without an expiry. */
const ADD = `
local current = redis.call("INCR", KEYS[1])
local ttl = redis.call("PTTL", KEYS[1])
if ttl < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return {current, ttl}
`;

const GIVE_BACK = `
if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then redis.call("DECR", KEYS[1]) end
return 1
`;

/** Connects, and keeps reconnecting: neither a missing Redis nor one that hangs stops the gateway. */
export function connectSharedCounts(
  url: string,
  log: Pick<BaseLogger, "warn" | "info">,
): RedisCounts {
  const redis = connectRedis(url, { commandTimeout: COMMAND_TIMEOUT_MS });
  let answers: boolean | null = null;
  let pausedUntil = 0;

  function note(isAnswer: boolean, error?: unknown): void {
    if (answers === isAnswer) return;
    // The error may contain the command, and the command the password.
    const reason = error instanceof Error ? error.message : undefined;
    if (!isAnswer) log.warn({ reason }, "Redis doesn't answer; this gateway counts by itself");
    else if (answers === false) log.info("Redis answers again; gateways count together");
    answers = isAnswer;
  }

  // Ready means that it has answered a first command.
  redis.on("ready", () => note(true));

  return {
    async add(key, windowMs) {
      if (Date.now() < pausedUntil) return null;
      try {
        const reply = await redis.eval(ADD, 1, PREFIX + key, windowMs);
        const [current, ttl] = (reply as unknown[]).map(Number);
        if (!(current && current > 0 && ttl && ttl > 0)) throw new Error("not a count");
        note(true);
        return { current, ttl };
      } catch (error) {
        if (redis.status === "ready") pausedUntil = Date.now() + PAUSE_MS;
        note(false, error);
        return null;
      }
    },
    async giveBack(key) {
      if (Date.now() < pausedUntil) return;
      await redis.eval(GIVE_BACK, 1, PREFIX + key).catch((error: unknown) => note(false, error));
    },
    isUp: () => redis.status === "ready" && answers === true,
    close: () => redis.disconnect(),
  };
}
