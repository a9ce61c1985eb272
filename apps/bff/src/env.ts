/** The only reader of `process.env`. */
import { type Environment, parseEnvironment } from "@kdl/schemas/environment";

export interface GatewayEnvironment extends Environment {
  /** The upstream's addresses: what was given, otherwise the CMS that runs beside the gateway. */
  UPSTREAM_URL: string[];
}

/**
 * Reads the environment.
 * @returns the values, or one line for each variable that is wrong
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): { ok: true; values: GatewayEnvironment } | { ok: false; problems: string[] } {
  const result = parseEnvironment(source);
  if (!result.ok) return result;
  const { values } = result;
  const upstream = values.UPSTREAM_URL ?? [`http://127.0.0.1:${values.CMS_PORT}`];
  return { ok: true, values: { ...values, UPSTREAM_URL: upstream } };
}
