import { createHash } from "node:crypto";
import { parseItems } from "@kdl/schemas/content/tolerant-values";
import { describeResource, type Resource } from "@kdl/schemas/content/resources";
import type { BaseLogger } from "pino";
import type { ReadClient } from "../upstream/read-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { Content } from "./content.ts";
import type { Loaded } from "./resource-cache.ts";
import { imageResolver, type ImageRules } from "./image-source.ts";
import type { Intake } from "./intake.ts";
import { createSanitiser } from "./sanitise-html.ts";

/**
 * Turns the parsed body of a reply into content.
 * @throws if the reply as a whole doesn't match the contract
 */
export type Readers = { [R in Resource]: (body: unknown, intake: Intake) => Content[R] };

export interface LoadOptions extends ImageRules {
  readers: Readers;
  upstream: ReadClient;
  /** IANA zone of dates without an offset. */
  timeZone: string;
  log: Pick<BaseLogger, "warn">;
  headers?: Readonly<Record<string, string>>;
}

export interface LoadedContent<R extends Resource> extends Loaded<Content[R]> {
  /** Digest of the reply: an equal one need not be parsed and sanitised again. */
  source: string;
}

const digestOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("base64url");

/**
 * Reads one resource from the upstream and turns it into content.
 *
 * @param known the content cached so far; returned if the reply hasn't changed
 * @throws {UpstreamError} that names the resource
 */
export async function loadContent<R extends Resource>(
  resource: R,
  options: LoadOptions,
  known: LoadedContent<R> | null,
): Promise<LoadedContent<R>> {
  const path = `/api/${resource}`;
  try {
    const headers = options.headers ?? {};
    const { body } = await options.upstream.read(path, { headers }).catch((error: unknown) => {
      if (isMissingExtension(resource, error)) return { body: NO_ITEMS };
      throw error;
    });
    const source = digestOf(body);
    if (known?.source === source) return known;
    const value = options.readers[resource](parseContent(body), intakeFor(resource, options));
    return { value, source, digest: digestOf(JSON.stringify(value)) };
  } catch (error) {
    if (error instanceof UpstreamError) throw error.about(resource);
    throw new UpstreamError("malformed", "not what the contract says", {
      path,
      resource,
      cause: error,
    });
  }
}

const NO_ITEMS = Buffer.from("[]");

const isMissingExtension = (resource: Resource, error: unknown): boolean =>
  describeResource(resource).isExtension === true &&
  error instanceof UpstreamError &&
  error.status === 404;

function parseContent(body: Buffer): unknown {
  // JSON.parse refuses the byte order mark that some servers send.
  return JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
}

function intakeFor(resource: Resource, options: LoadOptions): Intake {
  const image = imageResolver(options);
  return {
    timeZone: options.timeZone,
    html: createSanitiser(options),
    image,
    items: (item, list) =>
      parseItems(item, list, (index, problems) => {
        options.log.warn({ resource, index, problems }, "an item of the upstream was left out");
      }),
  };
}
