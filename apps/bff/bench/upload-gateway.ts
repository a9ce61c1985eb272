/** A gateway with plain pages that takes files as large as its argument says, in bytes. */
import { serve } from "../src/serve.ts";
import { fakeWeb } from "../src/testing/fake-web.ts";

await serve(async () => fakeWeb(), { uploadLimits: { maxBytes: Number(process.argv[2]) } });
