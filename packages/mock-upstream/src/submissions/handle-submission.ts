import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { Failure } from "../failure.ts";
import { misbehave } from "../misbehave.ts";
import { json, type Reply, send } from "../reply.ts";
import { readUpTo, stalling } from "./slow-reading.ts";
import { type PostedRequest, watchRequest } from "./watch-request.ts";

/** How much of a body is read before a failure at `body` without `afterBytes`. */
const HALF_WAY_BYTES = 1024;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  failure: Failure | undefined;
  /** Sent with every answer that isn't a failure. */
  headers: Record<string, string>;
  /** Records a request; its outcome is filled in later. */
  note(posted: PostedRequest): void;
  answer(posted: PostedRequest, body: Readable): Promise<Reply>;
}

/** Handles a submission or a member call, with a failure at the configured moment. */
export async function handleSubmission(exchange: Exchange): Promise<void> {
  const { request, response, path, failure } = exchange;
  const posted = watchRequest(request, path);
  exchange.note(posted);
  try {
    if (failure && momentOf(failure) !== "stored") await fail(failure, exchange, posted);
    else await takeWhole(exchange, posted);
  } catch (error) {
    // The client has disconnected.
    if (request.complete) throw error;
    response.destroy();
  }
}

async function takeWhole(exchange: Exchange, posted: PostedRequest) {
  const { request, response, failure, headers } = exchange;
  const body = failure?.mode === "stall" ? stalling(request, failure) : request;
  const answer = await exchange.answer(posted, body);
  const reply = { ...answer, headers: { ...answer.headers, ...headers } };
  if (failure) misbehave(failure, reply, request, response);
  else send(response, reply);
}

async function fail(failure: Failure, { request, response }: Exchange, posted: PostedRequest) {
  const moment = momentOf(failure);
  if (moment === "body") await readUpTo(request, failure.afterBytes ?? HALF_WAY_BYTES);
  if (moment === "end") await readUpTo(request, Infinity);
  // Keep reading, so that the fake notices when the client gives up; `stall` doesn't.
  if (failure.mode === "hang") request.resume();
  else if (posted.body === "coming") posted.body = "unread";
  misbehave(failure, json(500, { message: "The server has a problem." }), request, response);
}

/** Modes that corrupt a correct answer need one first, so they fail after storing. */
function momentOf({ mode, at }: Failure) {
  if (at !== undefined && mode !== "stall" && mode !== "slow") return at;
  return ["status", "hang", "reset", "redirect"].includes(mode) ? "end" : "stored";
}
