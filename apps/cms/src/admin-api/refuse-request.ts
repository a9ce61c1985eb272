/** A refusal in the shape of Payload's own. */
export const refuseRequest = (message: string, status = 400): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });
