/** What is sent. Everything in it follows from the seed, so that it can be sent again. */

/** The gateway as behind a proxy, the same with its usual limits, and the CMS. */
export const targets = ["gateway", "limited", "cms"] as const;
export type Target = (typeof targets)[number];

/** Stand in the text of an input for what is only known when it is sent. */
export const HOST = "{{host}}";
export const SESSION = "{{session}}";
export const SIGNED = "{{signed}}";
/** By which logs name the input. */
export const REQUEST_ID = "{{request-id}}";

/** Text goes out as latin1 with its placeholders filled in; a number is a pause in ms. */
export type Piece = string | Buffer | number;

/**
 * What the client does once everything is written: it reads its replies, ends its side and reads, resets
 * the connection, or resets it when the reply begins.
 */
export type Ending = "read" | "end" | "reset" | "reset-in-reply";

export interface Input {
  to: Target;
  /** Method and path, or what is odd about it; for the report. */
  label: string;
  pieces: readonly Piece[];
  ending: Ending;
  /** Method of each request that a reply is due to: HEAD has a reply without a body. */
  methods: readonly string[];
  /** A whole request in good form: it goes out on a connection that is kept, and has its reply soon. */
  isWhole: boolean;
  /** The server may wait for more; it gives up after its own time. */
  isHalf: boolean;
}

export interface HttpRequest {
  to: Target;
  method: string;
  path: string;
  /** After `Host`; repeats are kept. */
  headers: readonly (readonly [string, string])[];
  body?: string | Buffer | undefined;
}

/** The head of a request, as it travels. */
export function headOf(
  { method, path, headers }: Pick<HttpRequest, "method" | "path" | "headers">,
  host = HOST,
): string {
  const own = [["Host", host] as const, ["X-Request-Id", REQUEST_ID] as const];
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}

/** A request in good form, whatever it says. */
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
