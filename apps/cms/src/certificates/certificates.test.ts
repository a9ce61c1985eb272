import { describeCertificates } from "../testing/describe-certificates.ts";
import { startPayload } from "../testing/start-payload.ts";

describeCertificates(() => startPayload());
