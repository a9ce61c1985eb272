import { Redis } from "ioredis";

const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MAX_MS = 2_000;

interface ConnectionOptions {
  /** In ms. */
  commandTimeout: number;
  protocol?: 2 | 3;
  autoResubscribe?: boolean;
}

/** Connects, and keeps trying to; commands fail at once while there is no connection. */
export function connectRedis(url: string, options: ConnectionOptions): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(100 * times, RECONNECT_MAX_MS),
    ...options,
  });
  // Each failed attempt to connect is an event, and one without a listener would end the process.
  redis.on("error", () => {});
  return redis;
}
