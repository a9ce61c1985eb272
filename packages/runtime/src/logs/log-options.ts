/** How gateway and CMS log: a line of JSON for each event, with the request's id, and nothing about people. */
import type { LoggerOptions } from "pino";
import { describeError, messageOf } from "./describe-error.ts";
import { currentScope } from "../request/request-scope.ts";
import { scrubLine } from "./scrub.ts";

/** Name of the request's id in every line. */
const ID_LABEL = "reqId";

/** Whatever is logged under these names lets its reader act as someone else, or is about a person. */
const PRIVATE = [
  "authorization cookie headers password secret session token",
  "answers body email mobile params phone username values",
].flatMap((names) => names.split(" "));

type Fields = Record<string, unknown>;

/**
 * Options for pino.
 * @param name of the program, in every line where it is given
 */
export function logOptions(level: string, name?: string) {
  return {
    level,
    ...(name === undefined ? {} : { name }),
    redact: {
      paths: PRIVATE.flatMap((word) => [word, `*.${word}`]).concat('headers["set-cookie"]'),
      censor: "[redacted]",
    },
    serializers: { err: describeError, error: describeError },
    // A request's own log has the id already; all others are told here.
    mixin: (_fields, _level, logger) => (isBound(logger) ? {} : idOfRequest()),
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const err = first instanceof Error ? first : (first as Fields | null | undefined)?.["err"];
        // Left alone, pino takes the error's own message for the line's.
        if (!(err instanceof Error) || rest[0] !== undefined) return method.apply(this, args);
        const fields = first instanceof Error ? { err } : (first as Fields);
        return method.call(this, fields, messageOf(err));
      },
      streamWrite: scrubLine,
    },
  } satisfies LoggerOptions;
}

function idOfRequest(): Fields {
  const scope = currentScope();
  return scope ? { [ID_LABEL]: scope.id } : {};
}

/** Several versions of pino share these options, so that its own symbol may be another's. */
function isBound(logger: object): boolean {
  const symbol = Object.getOwnPropertySymbols(logger).find(isBindings);
  const bindings = symbol && (logger as Record<symbol, unknown>)[symbol];
  return typeof bindings === "string" && bindings.includes(`"${ID_LABEL}":`);
}

const isBindings = ({ description }: symbol) => description === "pino.chindings";
