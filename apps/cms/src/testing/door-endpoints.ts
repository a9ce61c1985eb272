/** What the endpoints about the door ask for, for the matrix of roles. */
const subject = "door" as const;

/** @param id of nothing */
export const doorEndpoints = (id: string) => ({
  "get /door/events/:id/phones": [
    { path: `door/events/${id}/phones`, action: "read" as const, subject },
  ],
  "post /door/events/:id/codes": [
    { path: `door/events/${id}/codes`, action: "pair" as const, subject, body: {} },
  ],
  "post /door/phones/:id/revoke": [
    { path: `door/phones/${id}/revoke`, action: "pair" as const, subject, body: {} },
  ],
  "post /door/tickets/:id/reissue": [
    { path: `door/tickets/${id}/reissue`, action: "pair" as const, subject, body: {} },
  ],
});
