import config from "@payload-config";
import { getPayload } from "payload";
import { reply } from "../../../contract/reply.ts";

export const dynamic = "force-dynamic";

/** Ready: the database answers. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: "users" });
    return reply({ status: "ready" });
  } catch {
    return reply({ status: "database unreachable" }, 503);
  }
}
