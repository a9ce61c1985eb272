/** Everything that the gateway answers, read from the gateway itself: what is new is in it. */
import { METHODS } from "node:http";
import { z } from "zod";
import { PAGES } from "../metrics/route-of.ts";
import { appRouter } from "../features/router.ts";
import { startTestGateway } from "./test-gateway.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Procedure {
  /** As in `contact.send`. */
  name: string;
  type: "query" | "mutation" | "subscription";
  /** What it takes; `null` for those without input. */
  input: JsonSchema | null;
}

export interface Route {
  method: string;
  /** With placeholders, as in `/event-registration/:slug`. */
  pattern: string;
}

export interface Surface {
  procedures: Procedure[];
  routes: Route[];
}

export async function gatewaySurface(): Promise<Surface> {
  const gateway = await startTestGateway();
  try {
    const patterns = [...gateway.metrics.routes, PAGES];
    const routes = patterns.flatMap((pattern) =>
      METHODS.filter((method) => gateway.app.hasRoute({ method, url: pattern })).map((method) => ({
        method,
        pattern,
      })),
    );
    return { procedures: procedures(), routes };
  } finally {
    await gateway.close();
  }
}

/** What tRPC keeps of a procedure under its whole name. */
interface Defined {
  _def: Pick<Procedure, "type"> & { inputs: readonly z.ZodType[] };
}

function procedures(): Procedure[] {
  const defined = appRouter._def.procedures as unknown as Readonly<Record<string, Defined>>;
  return Object.entries(defined).map(([name, { _def }]) => {
    const [input] = _def.inputs;
    return { name, type: _def.type, input: input === undefined ? null : jsonSchemaOf(input) };
  });
}

const jsonSchemaOf = (type: z.ZodType): JsonSchema =>
  z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
