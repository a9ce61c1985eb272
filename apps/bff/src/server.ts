/** Entry for production: the gateway with the built pages. */
import { fileURLToPath } from "node:url";
import { serve } from "./serve.ts";
import { loadWebBuild } from "./web-build.ts";

// The same from src/ and from dist/.
const webFolder = fileURLToPath(new URL("../../web", import.meta.url));

await serve(() => loadWebBuild(webFolder));
