import { traced } from "@kdl/runtime/tracing/traced-work";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

type Method = (this: BaseDatabaseAdapter, ...args: unknown[]) => Promise<unknown>;

/** Payload's calls to a database while it serves. */
const operations = [
  "count create createGlobalVersion createVersion deleteMany deleteOne execute find findDistinct",
  "findGlobal findGlobalVersions findOne findVersions queryDrafts updateGlobal updateJobs updateMany",
  "updateOne upsert beginTransaction commitTransaction rollbackTransaction",
].flatMap((names) => names.split(" "));

/** Adds spans for database calls to traces: the operation and its collection, without statements or values. */
export function tracedDatabase(adapter: DatabaseAdapterObj, system: string): DatabaseAdapterObj {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const methods = made as unknown as Record<string, Method | undefined>;
      for (const operation of operations) {
        const method = methods[operation];
        if (!method) continue;
        methods[operation] = function (...given) {
          return traced(describe(system, operation, given[0]), () => method.apply(this, given));
        };
      }
      return made;
    },
  } as DatabaseAdapterObj;
}

function describe(system: string, operation: string, given: unknown) {
  const { collection, slug, globalSlug } = Object(given) as Record<string, unknown>;
  const name = [collection, slug, globalSlug].find((each) => typeof each === "string") as
    | string
    | undefined;
  return {
    name: name === undefined ? operation : `${operation} ${name}`,
    attributes: {
      "db.system.name": system,
      "db.operation.name": operation,
      ...(name === undefined ? {} : { "db.collection.name": name }),
    },
  };
}
