import { UpstreamError } from "./upstream-error.ts";

/** Turns what undici and sockets throw into an {@link UpstreamError}. */
export function asUpstreamError(error: unknown, path: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const thrown = Object(error) as { name?: string; code?: unknown; message?: string };
  const { name = "", message = "" } = thrown;
  // Aborted calls have a numeric code.
  const code = typeof thrown.code === "string" ? thrown.code : "";
  const isTimeout = name === "TimeoutError" || /TIMEOUT|TIMEDOUT/.test(code);
  if (isTimeout) return new UpstreamError("timeout", "no answer in time", { path, cause: error });
  const isBadHttp = code.startsWith("HPE_") || name === "HTTPParserError";
  if (isBadHttp) return new UpstreamError("malformed", "not HTTP", { path, cause: error });
  return new UpstreamError("refused", code || message || "connection failed", {
    path,
    cause: error,
  });
}
