import type { InterviewsReply } from "../../applications/interviews/replies.ts";

/** The interviews of an application that the account sees; `null` if it may see none. */
export async function readInterviews(
  collection: string,
  id: string | number | undefined,
): Promise<InterviewsReply | null> {
  const response = await fetch(`/payload-api/submissions/${collection}/${id}/interviews`);
  return response.ok ? ((await response.json()) as InterviewsReply) : null;
}
