/** Inputs to send. They depend only on the seed, so that they can be replayed. */

/** A gateway as behind a proxy, another with its usual limits, and the CMS. */
export const targets = ["gateway", "limited", "cms"] as const;
export type Target = (typeof targets)[number];

/** Placeholders in an input for values that are only known when it is sent. */
export const HOST = "{{host}}";
export const SESSION = "{{session}}";
export const SIGNED = "{{signed}}";
/** Identifies the input in logs. */
export const REQUEST_ID = "{{request-id}}";

/** Text is sent as Latin-1 with its placeholders filled in; a number is a pause in ms. */
export type Piece = string | Buffer | number;

/**
 * What the client does once everything is written: read its replies, end its side and read, reset
 * the connection, or reset it when the reply begins.
 */
export type Ending = "read" | "end" | "reset" | "reset-in-reply";

export interface Input {
  to: Target;
  /** Method and path, or what is unusual about it, for the report. */
  label: string;
  pieces: readonly Piece[];
  ending: Ending;
  /** The method of each request that gets a reply, since replies to HEAD have no body. */
  methods: readonly string[];
  /** A complete, well-formed request: it is sent on a keep-alive connection, and answered soon. */
  isWhole: boolean;
  /** The server may wait for more, until its own timeout. */
  isHalf: boolean;
}

export interface HttpRequest {
  to: Target;
  method: string;
  path: string;
  /** Sent after `Host`; may contain duplicates. */
  headers: readonly (readonly [string, string])[];
  body?: string | Buffer | undefined;
}

/** The head of a request, as sent on the wire. */
export function headOf(
  { method, path, headers }: Pick<HttpRequest, "method" | "path" | "headers">,
  host = HOST,
): string {
  const own = [["Host", host] as const, ["X-Request-Id", REQUEST_ID] as const];
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}

/** A well-formed request with any content. */
export function wholeRequest(request: HttpRequest): Input {
  const { to, method, path, headers } = request;
  const body = Buffer.from(request.body ?? "");
  const hasBody = request.body !== undefined;
  const length = hasBody ? [["Content-Length", String(body.length)] as const] : [];
  return {
    to,
    label: `${method} ${path.length > 80 ? `${path.slice(0, 80)}…` : path}`,
    pieces: [headOf({ method, path, headers: [...headers, ...length] }), body],
    ending: "read",
    methods: [method],
    isWhole: true,
    isHalf: false,
  };
}
