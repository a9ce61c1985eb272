const asked = { action: "update", subject: "content" } as const;

/** What the endpoints of the link check ask for, for the matrix of roles. */
export const linkCheckEndpoints = {
  "get /link-check": [{ path: "link-check", ...asked }],
  "get /link-check/broken": [{ path: "link-check/broken?path=globals/footer", ...asked }],
  "post /link-check": [{ path: "link-check", ...asked, body: {} }],
};
