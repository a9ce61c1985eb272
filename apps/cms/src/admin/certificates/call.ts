import type { CandidatesReply } from "../../certificates/replies.ts";
import type { IssueResult } from "../../certificates/issue.ts";
import { post, readReply } from "../call-api.ts";

/** Sends a command about certificates. @throws with a text for staff if it was refused */
const call = async <Reply>(path: string, body: object): Promise<Reply> =>
  readReply(await post(`/payload-api/issuing/${path}`, body));

/** @param query the list's filter, as in its URL; only without ids */
export const readCandidates = (collection: string, ids: string[] | null, query = "") =>
  call<CandidatesReply>(`${collection}/candidates${query}`, ids ? { ids } : {});

export const issue = (collection: string, body: object) =>
  call<IssueResult>(`${collection}/issue`, body);

export const sendAgain = (id: string) => call<{ message: string }>(`certificates/${id}/mail`, {});

export const revoke = (id: string, reason: string) =>
  call<{ isRevoked: boolean }>("revoke", { id, reason });
