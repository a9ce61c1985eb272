/** Requests that control the mock, under `/__mock`. They work during an outage too. */
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Resource } from "@kdl/schemas/content/resources";
import { z } from "zod";
import { failure } from "./failure.ts";
import { addMember, newMember } from "./members/add-member.ts";
import { json, type Reply } from "./reply.ts";
import type { MockState } from "./state.ts";

const outage = z.object({ on: z.boolean() });
const REPLACE = "PUT /__mock/resources/";

export async function control(
  request: IncomingMessage,
  path: string,
  state: MockState,
): Promise<Reply> {
  const call = `${request.method} ${path}`;
  if (call === "GET /__mock/calls") return json(200, Object.fromEntries(state.calls));
  if (call === "GET /__mock/submissions") return json(200, state.store.all);
  if (call === "GET /__mock/posted") return json(200, state.posted);
  if (call === "GET /__mock/member-mails") return json(200, state.members.mails);
  if (call === "POST /__mock/members") {
    return json(200, addMember(state.members, newMember.parse(await readJson(request))));
  }
  if (call === "POST /__mock/expire-sessions") {
    state.members.sessions.expire();
    return done;
  }
  if (call === "POST /__mock/expire-tokens") {
    state.members.links.expire();
    return done;
  }
  if (call === "POST /__mock/fail") {
    state.failures.unshift(failure.parse(await readJson(request)));
    return done;
  }
  if (call === "POST /__mock/outage") {
    state.outage = outage.parse(await readJson(request)).on;
    return done;
  }
  if (call === "POST /__mock/reset") {
    state.reset();
    return done;
  }
  if (call.startsWith(REPLACE)) {
    const resource = call.slice(REPLACE.length) as Resource;
    if (!state.bodies.has(resource)) return json(404, { message: "No such resource" });
    state.bodies.set(resource, await readJson(request));
    return done;
  }
  return json(404, { message: "Not found" });
}

const done = json(200, { ok: true });

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(request));
}
