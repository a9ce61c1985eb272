/** The gateway as a program, with fake pages: for tests of how it starts and stops. */
import { serve } from "../serve.ts";
import { fakeWeb } from "./fake-web.ts";

const [cutMs] = process.argv.slice(2);

await serve(async () => fakeWeb(), cutMs === undefined ? {} : { cutMs: Number(cutMs) });
