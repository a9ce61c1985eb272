/** Calls from phones at the door. */
import { createHash, randomBytes } from "node:crypto";
import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import {
  doorManifestWire,
  doorPairingWire,
  doorResultsWire,
} from "@kdl/schemas/contract/door-replies";
import {
  doorCall,
  type DoorManifest,
  type DoorPairing,
  type DoorResult,
  type DoorScan,
} from "@kdl/schemas/door/door";
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { pairingCodeOf, readPairingCode } from "@kdl/schemas/door/ticket-code";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { notFoundError, VisitorError } from "../../http/errors.ts";
import {
  askCounted,
  type CountedThing,
  type LinkContext,
  unreadable,
} from "../../private-links/ask-counted.ts";
import type { MemberAnswer, MemberRequest } from "../../upstream/member-client.ts";
import { isSuccess } from "../../upstream/read-answer.ts";

const door: CountedThing & { name: "door" } = {
  name: "door",
  tooManyTries: doorFailure.tooManyTries,
  failed: doorFailure.failed,
};

const PAIRING_CODE_BYTES = 5;
/** Enough for thousands of people. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

/**
 * Digests of tokens that have worked. Each has its own limit, while wrong tokens are counted per address: a
 * venue's phones share theirs with everybody on the network, and nobody there may use up their limit.
 */
const paired = new LRUCache<string, true>({ max: 2_000 });

/** @param typed as somebody typed it, or as it was in the QR code @throws {VisitorError} */
export async function pair(ctx: LinkContext, typed: string, device: string): Promise<DoorPairing> {
  // Unknown and malformed codes take the same time to answer.
  const code = readPairingCode(typed) ?? pairingCodeOf(randomBytes(PAIRING_CODE_BYTES));
  const question = { method: "POST", path: doorCall.pair, body: { code, device } } as const;
  const counting = { buckets: [`door-code:${ctx.visitor.address}`], wrong: 404 };
  const answer = await askCounted(door, ctx, { ...question, session: null }, counting);
  if (answer.status === 404) throw notFoundError(doorFailure.NOT_FOUND);
  return read(ctx, question, answer, doorPairingWire);
}

export const manifest = (ctx: LinkContext, token: string): Promise<DoorManifest> =>
  askAsPhone(ctx, token, { method: "GET", path: doorCall.manifest }, doorManifestWire);

export const sync = (
  ctx: LinkContext,
  token: string,
  scans: readonly DoorScan[],
): Promise<DoorResult[]> => {
  const body = { scans: scans.map(toWire) };
  return askAsPhone(ctx, token, { method: "POST", path: doorCall.scans, body }, doorResultsWire);
};

export const end = async (ctx: LinkContext, token: string): Promise<void> => {
  await askWithToken(ctx, token, { method: "POST", path: doorCall.end, body: {} });
  paired.delete(digestOf(token));
};

type Question = Pick<MemberRequest, "method" | "path" | "body">;

async function askAsPhone<T>(
  ctx: LinkContext,
  token: string,
  question: Question,
  wire: z.ZodType<T>,
): Promise<T> {
  return read(ctx, question, await askWithToken(ctx, token, question), wire);
}

/** @throws {VisitorError} 401 if the phone's pairing has ended */
async function askWithToken(
  ctx: LinkContext,
  token: string,
  question: Question,
): Promise<MemberAnswer> {
  const digest = digestOf(token);
  const session = LINK_TOKEN.test(token) ? token : randomBytes(32).toString("base64url");
  const bucket = paired.has(digest) ? `door-phone:${digest}` : `door:${ctx.visitor.address}`;
  const counting = { buckets: [bucket], wrong: 401, maxBytes: MAX_MANIFEST_BYTES };
  const answer = await askCounted(door, ctx, { ...question, session }, counting);
  if (answer.status === 401) {
    paired.delete(digest);
    throw new VisitorError({ code: "UNAUTHORIZED", message: doorFailure.PAIRING_ENDED });
  }
  if (isSuccess(answer.status)) paired.set(digest, true);
  return answer;
}

function read<T>(
  ctx: LinkContext,
  question: Question,
  { status, body }: MemberAnswer,
  wire: z.ZodType<T>,
): T {
  const found = isSuccess(status) ? wire.safeParse(body) : null;
  if (found?.success) return found.data;
  throw unreadable(door, ctx, question, found ? "another body" : `status ${status}`);
}

function toWire({ id, at, ...scan }: DoorScan) {
  if (scan.action !== "walk-in") return { id, at, ...scan };
  const { firstName, lastName, email, overCapacity } = scan.walkIn;
  const person = { first_name: firstName, last_name: lastName, email };
  return { id, at, action: scan.action, walk_in: { ...person, over_capacity: overCapacity } };
}

const digestOf = (token: string) => createHash("sha256").update(token).digest("base64url");
