import { createRequestSigner, type RequestSigner } from "../request-signer.ts";

export const SIGNING_SECRET = "a secret of these tests";

/** As a gateway signs that has a secret. */
export const testSigner = (): RequestSigner =>
  createRequestSigner({ secret: SIGNING_SECRET, log: { error: () => undefined } });
