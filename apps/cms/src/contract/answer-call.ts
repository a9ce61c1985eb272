import type { Payload } from "payload";
import { answerOrRefuse } from "./answer-or-refuse.ts";
import { notFound } from "./reply.ts";

export type CallHandler = (request: Request, payload: Payload) => Promise<Response>;

/**
 * Answers a call that a private link stands for.
 *
 * @param calls by method and path
 * @param path with the leading slash
 */
export async function answerCall(
  calls: ReadonlyMap<string, CallHandler>,
  request: Request,
  path: string,
): Promise<Response> {
  const name = `${request.method} ${path}`;
  const call = calls.get(name);
  if (!call) return notFound();
  return answerOrRefuse({ call: name, message: "A call by a private link failed" }, (payload) =>
    call(request, payload),
  );
}
