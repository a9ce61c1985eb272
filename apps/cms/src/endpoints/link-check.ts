import { z } from "zod";
import type { PayloadRequest } from "payload";
import { env } from "../env.ts";
import { wakeRunner } from "../lifecycle/runner.ts";
import { findBroken } from "../link-check/find-broken.ts";
import { isUnderWay, mayAskIn, readState, writeState } from "../link-check/check-state.ts";
import type { BrokenHereReply, LinkCheckReply } from "../link-check/replies.ts";
import { privateJson, staffCommand, staffEndpoint } from "./staff-endpoint.ts";

const path = "/link-check";
const permission = ["update", "content"] as const;
const find = () => true;

const reply = async (req: PayloadRequest): Promise<LinkCheckReply> => {
  const state = await readState(req.payload);
  return { isUnderWay: isUnderWay(state, new Date()) };
};

class NotNow extends Error {}

/** "Check now", whether that check has ended, and the broken links of one document. */
export const linkCheckEndpoints = [
  staffEndpoint({
    path,
    method: "get",
    permission,
    find,
    run: async (req) => privateJson(await reply(req)),
  }),
  staffEndpoint({
    path: `${path}/broken`,
    method: "get",
    permission,
    find: (req) => z.string().max(200).safeParse(req.query["path"]).data ?? null,
    run: async (req, place) => {
      const links = await findBroken(req.payload, place);
      const broken = links.map(({ address, field, problem }) => ({ address, field, problem }));
      return privateJson({ broken } satisfies BrokenHereReply);
    },
  }),
  staffCommand({
    path,
    permission,
    find,
    body: z.object({}),
    run: async (req) => {
      if (env.LINK_CHECK === "off") throw new NotNow("Links aren't checked on this server.");
      const now = new Date();
      const state = await readState(req.payload);
      const waitMs = mayAskIn(state, now);
      if (waitMs > 0 && !isUnderWay(state, now)) {
        const minutes = Math.ceil(waitMs / 60_000);
        throw new NotNow(
          `Links were checked a moment ago. You can check again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
        );
      }
      if (!isUnderWay(state, now)) await writeState(req.payload, { askedAt: now.toISOString() });
      wakeRunner("links");
      return { isUnderWay: true } satisfies LinkCheckReply;
    },
    refuse: (error) =>
      error instanceof NotNow ? privateJson({ message: error.message }, 429) : null,
  }),
];
