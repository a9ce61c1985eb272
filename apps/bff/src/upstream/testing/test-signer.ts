import { createRequestSigner, type RequestSigner } from "../request-signer.ts";

export const SIGNING_SECRET = "a secret of these tests";

/** As a gateway signs that has a secret. */
export const testSigner = (url: string): RequestSigner =>
  createRequestSigner({ secret: SIGNING_SECRET, url, log: { error: () => undefined } });
