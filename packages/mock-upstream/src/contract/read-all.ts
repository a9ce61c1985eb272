import { type Resource, resourceNames } from "@kdl/schemas/content/resources";
import { EXTENSIONS_HEADER } from "@kdl/schemas/contract/submissions";

interface RawReply {
  status: number;
  type: string;
  /** Value of `X-Contract-Extensions`. */
  extensions: string | null;
  text: string;
  /** `undefined` where the text is no JSON. */
  body: unknown;
}

export type Replies = ReadonlyMap<Resource, RawReply>;

/** Asks for every resource once, one after the other: a test is no load test. */
export async function readAll(baseUrl: string): Promise<Replies> {
  const replies = new Map<Resource, RawReply>();
  for (const name of resourceNames) {
    const response = await fetch(`${baseUrl}/api/${name}`);
    const text = await response.text();
    replies.set(name, {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      extensions: response.headers.get(EXTENSIONS_HEADER),
      text,
      body: parse(text),
    });
  }
  return replies;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
