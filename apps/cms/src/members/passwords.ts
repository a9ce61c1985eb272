/** Password hashes: argon2id in PHC's string format, which includes its parameters. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import { unavailable } from "../submissions/refused.ts";

interface Cost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

interface StoredHash extends Cost {
  salt: Buffer;
  hash: Buffer;
}

/** OWASP's first choice of 2025 for argon2id: 19 MiB, two passes. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Two hashes at a time, which leaves the pool's other threads for files. */
const CONCURRENCY = 2;
/** About two seconds of work. */
const MAX_QUEUED = 150;

const limited = createConcurrencyLimit({
  concurrency: CONCURRENCY,
  maxQueued: MAX_QUEUED,
  queueFull: unavailable,
});
const derive = promisify(argon2);

const hashOf = (password: string, { memory, passes, parallelism }: Cost, nonce: Buffer) =>
  limited(() =>
    derive("argon2id", {
      message: password,
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: HASH_BYTES,
    }),
  );

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(text: string): StoredHash {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("A stored password is no argon2id");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

function format({ memory, passes, parallelism, salt, hash }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

const isSameCost = (a: Cost, b: Cost) =>
  a.memory === b.memory && a.passes === b.passes && a.parallelism === b.parallelism;

/** Hash that unknown names are compared with; no password matches it. */
const nobody = format({ ...cost, salt: randomBytes(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) });

/**
 * Hashes a password.
 * @throws {Refused} if too many are queued already
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format({ ...cost, salt, hash: await hashOf(password, cost, salt) });
}

/**
 * Compares a password with a stored hash. Computes one hash even if there is none to compare with.
 * @throws {Refused} if too many are queued already
 */
export async function matches(password: string, stored: string | null): Promise<boolean> {
  const parsed = parse(stored ?? nobody);
  const hash = await hashOf(password, parsed, parsed.salt);
  return timingSafeEqual(parsed.hash, hash) && stored !== null;
}

/** Whether a stored hash uses other parameters than the current ones. */
export const isOutdated = (stored: string): boolean => !isSameCost(parse(stored), cost);
