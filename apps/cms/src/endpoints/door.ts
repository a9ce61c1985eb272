/** What staff do about the phones at the door of an event. */
import { printedPairingCode } from "@kdl/schemas/door/ticket-code";
import type { Endpoint, PayloadRequest } from "payload";
import { renderSVG } from "uqr";
import { z } from "zod";
import type { Action } from "../access/permissions.ts";
import { isAllowed, signatureOf } from "../access/staff.ts";
import { revokePairing } from "../door/end-pairing.ts";
import { newPairingCode } from "../door/new-code.ts";
import { phonesOf } from "../door/phones.ts";
import { reissueTicket } from "../door/reissue-ticket.ts";
import type { CodeReply, PhonesReply } from "../door/replies.ts";
import { siteOrigin } from "../env.ts";
import type { User } from "../payload-types.ts";
import { notFound } from "./find-submission.ts";
import { readBody } from "./read-body.ts";
import { idIn, privateJson, staffEndpoint } from "./staff-endpoint.ts";

/** An endpoint about what the path names. */
const about = (
  method: "get" | "post",
  path: string,
  action: Action,
  run: (req: PayloadRequest, id: string) => Promise<Response>,
): Endpoint =>
  staffEndpoint({
    path,
    method,
    permission: [action, "door"],
    find: (req) => idIn(req, "id"),
    run,
  });

const phones = about("get", "/door/events/:id/phones", "read", async (req, event) => {
  const reply: PhonesReply = {
    phones: await phonesOf(req.payload, event, new Date()),
    mayPair: isAllowed(req, "pair", "door"),
  };
  return privateJson(reply);
});

const pair = about("post", "/door/events/:id/codes", "pair", async (req, event) => {
  const made = await newPairingCode(req.payload, event, signatureOf(req.user as User));
  if (!made) {
    const message = "No phone can be paired: the event is over, or has too many phones.";
    return Response.json({ message }, { status: 409 });
  }
  const { id, code, expiresAt } = made;
  const page = `${siteOrigin}/door`;
  // In the fragment, which reaches no server.
  const qr = renderSVG(`${page}#${code}`, { border: 2 });
  const reply: CodeReply = {
    id,
    code: printedPairingCode(code),
    page,
    qr: `data:image/svg+xml;base64,${Buffer.from(qr).toString("base64")}`,
    expiresAt: expiresAt.toISOString(),
  };
  return privateJson(reply);
});

const revoke = about("post", "/door/phones/:id/revoke", "pair", async (req, id) => {
  const isRevoked = await revokePairing(req.payload, id, signatureOf(req.user as User));
  return privateJson({ isRevoked });
});

const reissueBody = z.strictObject({});
const reissue = about("post", "/door/tickets/:id/reissue", "pair", async (req, id) => {
  const body = await readBody(req, reissueBody);
  if (body instanceof Response) return body;
  return (await reissueTicket(req.payload, id))
    ? privateJson({ message: "It is being sent." })
    : notFound();
});

export const doorEndpoints: Endpoint[] = [phones, pair, revoke, reissue];
