/** What the endpoints about certificates ask for, for the matrix of roles. */
const subject = "certificates" as const;

/** @param slug a collection whose submissions get certificates @param id of no certificate */
export const certificateEndpoints = (slug: string, id: string) => ({
  "post /issuing/:collection/candidates": [
    { path: `issuing/${slug}/candidates`, action: "issue" as const, subject, body: {} },
  ],
  "post /issuing/:collection/issue": [
    { path: `issuing/${slug}/issue`, action: "issue" as const, subject, body: {} },
  ],
  "post /issuing/revoke": [
    { path: "issuing/revoke", action: "revoke" as const, subject, body: {} },
  ],
  "get /issuing/certificates/:id/pdf": [
    { path: `issuing/certificates/${id}/pdf`, action: "read" as const, subject },
  ],
  "get /issuing/certificates/:id/state": [
    { path: `issuing/certificates/${id}/state`, action: "read" as const, subject },
  ],
  "post /issuing/certificates/:id/mail": [
    { path: `issuing/certificates/${id}/mail`, action: "send-mail" as const, subject },
  ],
});
