import { type Client, createClient, type Replicated } from "@libsql/client";
import type { InArgs, InStatement, ResultSet, Transaction, TransactionMode } from "@libsql/client";
import { SerialTransaction } from "./serial-transaction.ts";
import { createWriteLock, type WriteLock } from "./write-lock.ts";

/** Longest wait for the write lock. Hundreds of writers take seconds; a longer wait is a deadlock. */
const LOCK_LIMIT_MS = 15_000;

/** Statements that change nothing. Everything else takes the write lock. */
const READS = /^\s*select\b/i;

const sqlOf = (statement: InStatement) =>
  typeof statement === "string" ? statement : statement.sql;

/**
 * One SQLite file behind two connections: one for reads outside of transactions, and one for writers,
 * which are serialised by a lock. libsql's own client opens a connection for each transaction, without the
 * settings of the first, and lets two writers run: the second blocks the whole process while waiting for the
 * first, which then can never finish.
 */
export class SerialClient implements Client {
  readonly protocol = "file";
  readonly #reader: Client;
  readonly #writer: Client;
  readonly #lock: WriteLock;

  constructor(reader: Client, writer: Client, lock: WriteLock) {
    this.#reader = reader;
    this.#writer = writer;
    this.#lock = lock;
  }

  get closed(): boolean {
    return this.#writer.closed;
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const stated = typeof statement === "string" && args ? { sql: statement, args } : statement;
    if (READS.test(sqlOf(stated))) return this.#reader.execute(stated);
    return this.#locked((writer) => writer.execute(stated));
  }

  batch(statements: InStatement[], mode?: TransactionMode): Promise<ResultSet[]> {
    return this.#locked((writer) => writer.batch(statements, mode));
  }

  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#locked((writer) => writer.migrate(statements));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#locked((writer) => writer.executeMultiple(sql));
  }

  async transaction(): Promise<Transaction> {
    const release = await this.#lock.acquire();
    try {
      await this.#writer.execute("BEGIN IMMEDIATE");
    } catch (error) {
      release();
      throw error;
    }
    return new SerialTransaction(this.#writer, release);
  }

  sync(): Promise<Replicated> {
    return this.#writer.sync();
  }

  close(): void {
    this.#reader.close();
    this.#writer.close();
  }

  async #locked<T>(work: (writer: Client) => Promise<T>): Promise<T> {
    const release = await this.#lock.acquire();
    try {
      return await work(this.#writer);
    } finally {
      release();
    }
  }
}

/**
 * Opens a SQLite file with a write-ahead log; every commit is on the disk before it is acknowledged.
 *
 * @param url `file:…`
 */
export async function openSerialClient(
  url: string,
  lockLimitMs = LOCK_LIMIT_MS,
): Promise<SerialClient> {
  // The writer first: it creates the file, and the log that the reader needs.
  const writer = createClient({ url });
  const settings = [
    // Only other processes, such as a backup, can cause this wait.
    "PRAGMA busy_timeout = 2000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
  ];
  for (const setting of settings) await writer.execute(setting);
  const reader = createClient({ url });
  for (const setting of ["PRAGMA busy_timeout = 2000", "PRAGMA query_only = ON"]) {
    await reader.execute(setting);
  }
  return new SerialClient(reader, writer, createWriteLock(lockLimitMs));
}
