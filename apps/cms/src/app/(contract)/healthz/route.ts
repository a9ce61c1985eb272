import { reply } from "../../../contract/reply.ts";

export const dynamic = "force-dynamic";

/** Alive: the process answers. */
export const GET = (): Response => reply({ status: "ok" });
