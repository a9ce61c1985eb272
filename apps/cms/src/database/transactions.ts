import { randomUUID } from "node:crypto";
import {
  type BaseDatabaseAdapter,
  createLocalReq,
  type DatabaseAdapterObj,
  type Payload,
  type PayloadRequest,
} from "payload";

type Id = number | string;

type Session = NonNullable<BaseDatabaseAdapter["sessions"]>[string] & {
  /** Rejects if the transaction was rolled back. */
  over: Promise<void>;
};

/** What Payload's adapters for SQLite and PostgreSQL have in common. */
interface Adapter extends Omit<BaseDatabaseAdapter, "sessions"> {
  initializing: Promise<void>;
  drizzle: { transaction(work: (transaction: unknown) => Promise<void>): Promise<void> };
  sessions: Record<Id, Session>;
}

async function beginTransaction(this: Adapter): Promise<string> {
  await this.initializing;
  const begun = Promise.withResolvers<unknown>();
  const ending = Promise.withResolvers<void>();
  const over = this.drizzle.transaction(async (transaction) => {
    begun.resolve(transaction);
    await ending.promise;
  });
  // No connection, or a timeout waiting for one: nothing has begun.
  over.catch(begun.reject);
  const db = await begun.promise;
  const id = randomUUID();
  this.sessions[id] = {
    db,
    over,
    resolve: async () => {
      ending.resolve();
      await over;
    },
    reject: async () => {
      ending.reject(new Error("Rolled back"));
      await over.catch(() => undefined);
    },
  };
  return id;
}

async function commitTransaction(this: Adapter, given: Id | Promise<Id>): Promise<void> {
  const id = await given;
  const session = this.sessions[id];
  // Another operation of the same request may already have rolled it back.
  if (!session) return;
  delete this.sessions[id];
  await session.resolve();
}

/**
 * Reports failed commits. Payload's own commit treats every error as success, so people would be told that
 * their work is stored when it isn't.
 */
export function withHonestTransactions(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => Object.assign(adapter.init(args), { beginTransaction, commitTransaction }),
  } as DatabaseAdapterObj;
}

/** Waits for a transaction to end. @returns whether it was committed */
export async function transactionEnd(payload: Payload, id: Id): Promise<boolean> {
  const session = (payload.db as unknown as Adapter).sessions[id];
  if (!session) return true;
  return session.over.then(
    () => true,
    () => false,
  );
}

/**
 * Runs `work` in one transaction: everything is stored when this resolves, nothing when it rejects.
 *
 * @param work gets the request to pass to every call that belongs to the transaction; calls without it run
 * outside, where they may have to wait for the transaction to end
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error("The database has no transactions");
  req.transactionID = id;
  try {
    const result = await work(req);
    // Payload rolls back when one of its operations fails, even if the error is caught.
    if (!payload.db.sessions?.[id]) throw new Error("The transaction was rolled back");
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
