/** Calls from the admin to the CMS's own endpoints. */

/** @throws with a text for staff if it was refused */
export async function refuseFailure(response: Response): Promise<Response> {
  if (response.ok) return response;
  const reply = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(reply.message ?? "This didn't work. Please try again.");
}

/** The JSON of a reply. @throws with a text for staff if it was refused */
export async function readReply<Reply>(response: Response): Promise<Reply> {
  return (await (await refuseFailure(response)).json().catch(() => ({}))) as Reply;
}

export const post = (address: string, body: object): Promise<Response> =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
