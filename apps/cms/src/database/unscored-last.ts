import type { EventEmitter } from "node:events";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

type Query = (statement: unknown, ...more: unknown[]) => unknown;
type Connection = { query: Query };
type Connected = BaseDatabaseAdapter & { pool?: EventEmitter };

/** Values are parameters, so that this is never a part of what somebody wrote. */
const DESCENDING = /"score" desc\b(?! nulls)/g;

const inText = (sql: string): string => sql.replace(DESCENDING, "$& nulls last");

function inStatement(statement: unknown): unknown {
  if (typeof statement === "string") return inText(statement);
  const { text } = Object(statement) as { text?: unknown };
  return typeof text === "string" ? { ...(statement as object), text: inText(text) } : statement;
}

/**
 * Sorts applications without a score last where the best come first. PostgreSQL would begin with them, SQLite
 * ends with them, and Payload has no option for it.
 */
export function withUnscoredLast(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args) as Connected;
      const { connect } = made;
      const seen = new WeakSet<Connection>();
      const sortOn = (connection: Connection) => {
        if (seen.has(connection)) return;
        seen.add(connection);
        const query = connection.query.bind(connection) as Query;
        connection.query = (statement, ...more) => query(inStatement(statement), ...more);
      };
      made.connect = async function (this: Connected, ...given) {
        await connect?.apply(this, given);
        this.pool?.on("acquire", sortOn);
      };
      return made;
    },
  } as DatabaseAdapterObj;
}
