/** The gateway as a program, with fake pages: for tests of how it starts and stops. */
import { serve } from "../serve.ts";
import { fakeWeb } from "./fake-web.ts";

await serve(async () => fakeWeb());
