import type { CodeReply, PhonesReply } from "../../door/replies.ts";
import { post, readReply } from "../call-api.ts";

const ROOT = "/payload-api/door";

/** @throws with a text for staff if it was refused */
export const readPhones = async (event: string): Promise<PhonesReply> =>
  readReply(await fetch(`${ROOT}/events/${event}/phones`));

/** @throws with a text for staff if it was refused */
export const newCode = async (event: string): Promise<CodeReply> =>
  readReply(await post(`${ROOT}/events/${event}/codes`, {}));

/** @throws with a text for staff if it was refused */
export const revokePhone = async (id: string): Promise<{ isRevoked: boolean }> =>
  readReply(await post(`${ROOT}/phones/${id}/revoke`, {}));
