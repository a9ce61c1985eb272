/** Logging of gateway and CMS: JSON lines with the request's id, and nothing about people. */
import type { LoggerOptions } from "pino";
import { describeError, messageOf } from "./describe-error.ts";
import { currentScope } from "../request/request-scope.ts";
import { scrubLine } from "./scrub.ts";

/** Key of the request's id. */
const ID_LABEL = "reqId";

/** Keys whose values are credentials or about a person. */
const PRIVATE = [
  "authorization cookie headers password secret session token",
  "answers body email mobile params phone username values",
].flatMap((names) => names.split(" "));

type Fields = Record<string, unknown>;

/**
 * Options for pino.
 * @param name of the program, added to every line
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
    // A request's own logger has the id already.
    mixin: (_fields, _level, logger) => (isBound(logger) ? {} : idOfRequest()),
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const err = first instanceof Error ? first : (first as Fields | null | undefined)?.["err"];
        // By default, pino uses the error's own message, with what it quotes.
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

/** Several versions of pino use these options, each with a symbol of its own. */
function isBound(logger: object): boolean {
  const symbol = Object.getOwnPropertySymbols(logger).find(isBindings);
  const bindings = symbol && (logger as Record<symbol, unknown>)[symbol];
  return typeof bindings === "string" && bindings.includes(`"${ID_LABEL}":`);
}

const isBindings = ({ description }: symbol) => description === "pino.chindings";
