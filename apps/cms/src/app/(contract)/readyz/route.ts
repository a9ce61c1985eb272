import config from "@payload-config";
import { getPayload } from "payload";
import { reply } from "../../../contract/reply.ts";
import { readReadiness } from "../../../server/read-readiness.ts";

export const dynamic = "force-dynamic";

/** Whether it can serve. 503 takes it from its users, so that only what nothing works without is that. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness(await getPayload({ config }));
  const serves = readiness.status === "ready" || readiness.status === "degraded";
  return reply(readiness, serves ? 200 : 503);
}
