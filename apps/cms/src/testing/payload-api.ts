/** Calls Payload's own API as a browser would, without a server. */
import config from "@payload-config";
import { handleEndpoints } from "payload";

export interface ApiAnswer {
  status: number;
  /** Everything that was answered, as it was sent. */
  text: string;
  headers: Headers;
  json: Record<string, unknown>;
}

/** Sends a request to `/payload-api/…`. */
export async function askApi(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const request = new Request(`http://cms.example/payload-api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const json = JSON.parse((isJson && text) || "{}") as Record<string, unknown>;
  return { status: response.status, text, headers: response.headers, json };
}

/** The headers of requests after this reply to a log-in. */
export const sessionOf = ({ json }: ApiAnswer) => ({
  authorization: `JWT ${String(json["token"])}`,
});

/** What was wrong with each field. */
export function fieldErrors({ json }: ApiAnswer): Record<string, string> {
  const errors = json["errors"] as { data?: { errors?: { path: string; message: string }[] } }[];
  const fields = errors.flatMap(({ data }) => data?.errors ?? []);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
