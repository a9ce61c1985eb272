/** The contract's calls of phones at the door. Source: docs/upstream-contract.md, "Tickets and the door". */
import { doorCall } from "@kdl/schemas/door/door";
import { applyScans } from "../door/apply-scans.ts";
import { endOwnPairing } from "../door/end-pairing.ts";
import { manifestFor } from "../door/manifest.ts";
import { pairPhone } from "../door/pair-phone.ts";
import { pairedPhone } from "../door/pairing.ts";
import { readScans } from "../door/read-scans.ts";
import { answerCall, type CallHandler } from "./answer-call.ts";
import { bearerOf } from "./bearer.ts";
import { readJson } from "./read-json.ts";
import { reply } from "./reply.ts";

const calls = new Map<string, CallHandler>([
  [
    `POST ${doorCall.pair}`,
    async (request, payload) => {
      const { code, device } = await readJson(request);
      return reply(await pairPhone(payload, code, device, new Date()));
    },
  ],
  [
    `GET ${doorCall.manifest}`,
    async (request, payload) => {
      const now = new Date();
      const phone = await pairedPhone(payload, bearerOf(request) ?? "", now);
      return reply(await manifestFor(payload, phone, now));
    },
  ],
  [
    `POST ${doorCall.scans}`,
    async (request, payload) => {
      const body = await readJson(request);
      const token = bearerOf(request) ?? "";
      return reply({ results: await applyScans(payload, token, readScans(body)) });
    },
  ],
  [
    `POST ${doorCall.end}`,
    async (request, payload) => {
      await readJson(request);
      await endOwnPairing(payload, bearerOf(request) ?? "", new Date());
      return reply({});
    },
  ],
]);

/** @param path with the leading slash */
export const answerDoorCall = (request: Request, path: string): Promise<Response> =>
  answerCall(calls, request, path);
