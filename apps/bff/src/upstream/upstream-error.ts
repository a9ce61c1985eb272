import type { Resource } from "@kdl/schemas/content/resources";

/**
 * What went wrong: the connection failed, there was no answer in time, the status isn't a success, or
 * the reply is unusable.
 */
export type UpstreamErrorKind = "refused" | "timeout" | "status" | "malformed";

interface Details {
  /** The requested path. */
  path: string;
  /** Status of the reply, if there was one. */
  status?: number;
  /** The content that could not be read, once known. */
  resource?: Resource;
  cause?: unknown;
}

/** A failure of the upstream. Its message and details are for the log; visitors see `toFailure`. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: UpstreamErrorKind;
  readonly path: string;
  readonly status: number | null;
  readonly resource: Resource | null;

  constructor(kind: UpstreamErrorKind, reason: string, details: Details) {
    super(`${details.path}: ${reason}`, { cause: details.cause });
    this.kind = kind;
    this.path = details.path;
    this.status = details.status ?? null;
    this.resource = details.resource ?? null;
  }

  /** The same failure with its resource, which determines the visitor's message. */
  about(resource: Resource): UpstreamError {
    const status = this.status === null ? {} : { status: this.status };
    const details = { path: this.path, resource, cause: this, ...status };
    return new UpstreamError(this.kind, this.message.slice(this.path.length + 2), details);
  }
}
