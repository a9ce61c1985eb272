/** The gateway as a program, with fake pages: for tests of how it starts and stops, and what it survives. */
import { serve } from "../serve.ts";
import { fakeWeb } from "./fake-web.ts";

const [limits] = process.argv.slice(2);

await serve(
  async () => fakeWeb(),
  limits === undefined ? {} : (JSON.parse(limits) as Parameters<typeof serve>[1]),
);
