import type { Client, InArgs, InStatement, ResultSet, Transaction } from "@libsql/client";
import type { Release } from "./write-lock.ts";

/**
 * A transaction that has a connection to itself until it ends. After a failed statement it can only be
 * rolled back, as on PostgreSQL: SQLite may have ended it, and later statements would then be committed
 * one by one.
 */
export class SerialTransaction implements Transaction {
  readonly #connection: Client;
  readonly #release: Release;
  #state: "open" | "failed" | "closed" = "open";

  constructor(connection: Client, release: Release) {
    this.#connection = connection;
    this.#release = release;
  }

  get closed(): boolean {
    return this.#state === "closed";
  }

  execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    return this.#run(() =>
      typeof statement === "string"
        ? this.#connection.execute(args ? { sql: statement, args } : statement)
        : this.#connection.execute(statement),
    );
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#run(() => this.#connection.executeMultiple(sql));
  }

  async commit(): Promise<void> {
    await this.execute("COMMIT");
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.#state === "closed") return;
    // SQLite may already have rolled back after an error.
    await this.#connection.execute("ROLLBACK").catch(() => undefined);
    this.#end();
  }

  close(): void {
    void this.rollback();
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#state !== "open") throw new Error(`The transaction is ${this.#state}`);
    try {
      return await work();
    } catch (error) {
      this.#state = "failed";
      throw error;
    }
  }

  #end(): void {
    this.#state = "closed";
    this.#release();
  }
}
