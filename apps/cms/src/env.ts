/** The only reader of `process.env`. Invalid variables end the process, with one line for each. */
import { resolve } from "node:path";
import { type Environment, parseEnvironment } from "@kdl/schemas/environment";
import { fail } from "./lifecycle/fail.ts";

const parsed = parseEnvironment(process.env);
if (!parsed.ok) fail(parsed.problems);

/** The environment, with DATA_DIR made absolute. */
export const env: Environment = {
  ...parsed.values,
  DATA_DIR: resolve(parsed.values.DATA_DIR),
};

/** Where visitors reach the site: previews open there. */
export const siteOrigin = env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`;

/** Where staff reach the admin: links in mail lead there. */
export const cmsOrigin = env.CMS_ORIGIN ?? `http://localhost:${env.CMS_PORT}`;

/** The environment for child processes. */
export const inherited: Readonly<NodeJS.ProcessEnv> = process.env;

/** Whether this is a production server, which is quiet and strict. */
export const production = process.env.NODE_ENV === "production";

/** Whether the code runs for `next build`, which has neither database nor secret. */
export const building = process.env["NEXT_PHASE"] === "phase-production-build";
