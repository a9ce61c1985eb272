import { Refused, tooLarge } from "../submissions/refused.ts";
import { readCapped } from "../contract/read-capped.ts";
import { checkQuery, jsonObject } from "./check-query.ts";
import { type Entities, entityAt, isMissing } from "./entities.ts";
import { refuseRequest } from "./refuse-request.ts";

/** Ten times the longest page with its rich text. */
const JSON_MAX_BYTES = 4 * 1024 * 1024;
const WITH_BODY = new Set(["POST", "PATCH", "PUT"]);

/** Endpoints of Payload's API that this CMS doesn't use. */
const closed =
  /^\/payload-api\/(?:og|graphql[^/]*|payload-migrations|users\/first-register)(?:\/|$)/;

/**
 * Checks a request before it reaches Payload, which answers malformed ones with 500.
 * @returns the request to pass on, or a response that refuses it
 */
export async function checkRequest(
  request: Request,
  entities: Entities,
): Promise<Request | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const entity = entityAt(pathname, entities);
  const isNowhere =
    closed.test(pathname) || entity === "none" || (entity && isMissing(pathname, entity));
  if (isNowhere) return refuseRequest("Not found.", 404);
  const richText = entity?.richText ?? new Set();
  const problem = checkQuery(searchParams, richText);
  if (problem !== null) return refuseRequest(problem);
  if (!WITH_BODY.has(request.method)) return request;
  const type = (request.headers.get("content-type") ?? "").toLowerCase();
  if (type.startsWith("multipart/")) {
    const isForm = /^multipart\/form-data\s*;.*\bboundary="?[^\s";]+/.test(type);
    return isForm ? request : refuseRequest("The form has no boundary between its parts.");
  }
  return checkBody(request, type, richText);
}

async function checkBody(
  request: Request,
  type: string,
  richText: ReadonlySet<string>,
): Promise<Request | Response> {
  const text = await readText(request);
  if (text === null) return refuseRequest("The request is too large.", 413);
  const isQuery = isOverride(request) && type.startsWith("application/x-www-form-urlencoded");
  if (isQuery) {
    const problem = checkQuery(new URLSearchParams(text), richText);
    return problem === null ? withBody(request, text, type) : refuseRequest(problem);
  }
  // Payload needs an object even if the body is empty, as when logging out.
  if (text.trim() === "") return withBody(request, "{}", "application/json");
  if (!/^application\/json\s*(?:;|$)/.test(type)) {
    return refuseRequest("The body has to be JSON or a form with parts.", 415);
  }
  const json = jsonObject(text);
  if (!json) return refuseRequest("The body has to be a JSON object.");
  // Payload passes an id to the database unchecked.
  if (typeof json["id"] === "object" && json["id"] !== null) {
    return refuseRequest("An id has to be a string.");
  }
  return withBody(request, text, "application/json");
}

const isOverride = ({ headers }: Request) =>
  headers.has("x-http-method-override") || headers.has("x-payload-http-method-override");

async function readText({ body }: Request): Promise<string | null> {
  if (!body) return "";
  try {
    const bytes = await readCapped(body, JSON_MAX_BYTES, () => tooLarge(""));
    return bytes.toString();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The same request with a body that can be read again. */
function withBody(request: Request, body: string, type: string): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  headers.delete("content-length");
  return new Request(request.url, {
    method: request.method,
    headers,
    body,
    signal: request.signal,
  });
}
