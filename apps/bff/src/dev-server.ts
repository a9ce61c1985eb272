/** Entry for development: the gateway with the pages' sources and hot reload. */
import { fileURLToPath } from "node:url";
import { serve } from "./serve.ts";
import { loadWebSources } from "./web-dev.ts";

await serve(() => loadWebSources(fileURLToPath(new URL("../../web", import.meta.url))));
