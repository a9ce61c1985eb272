/** Why a request to Payload's API can't be answered, in the shape in which Payload refuses. */
export const refuseRequest = (message: string, status = 400): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });
