/** The built CMS after a first start, with helpers for tests. */
import { existsSync, readdirSync } from "node:fs";
import { type Send, signedFetch } from "@kdl/mock-upstream/signed-fetch";
import { freePort } from "@kdl/runtime/testing/free-port";
import { seedFolder } from "./seeded-folder.ts";
import { runServer, SECRETS, untilReady } from "./start-server.ts";

export const { GATEWAY_SECRET } = SECRETS;
export const ADMIN = { email: "admin@example.org", password: SECRETS.CMS_ADMIN_PASSWORD };

export interface RunningCms {
  url: string;
  /** `fetch` with a gateway's signature. */
  send: Send;
  output: () => string;
  /** Headers of an admin. */
  logIn: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Starts it and waits until it is ready. */
export async function startCms(variables: Record<string, string | undefined>): Promise<RunningCms> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  if (isFirstStart(variables)) await seedFolder(variables["DATA_DIR"]!);
  const run = runServer({
    CMS_PORT: String(port),
    ...SECRETS,
    // Nothing listens there: a webhook that can't be delivered must do no harm.
    GATEWAY_URLS: "http://127.0.0.1:9",
    ...variables,
  });
  await untilReady(run);
  return {
    url,
    send: signedFetch(GATEWAY_SECRET),
    output: run.output,
    async logIn() {
      const response = await fetch(`${url}/payload-api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(ADMIN),
      });
      const { token } = (await response.json()) as { token: string };
      return { authorization: `JWT ${token}`, "content-type": "application/json" };
    },
    async stop() {
      run.process.kill("SIGTERM");
      await run.ended;
    },
  };
}

/** On SQLite in an empty folder: such a start can be replaced by a copy of an earlier one. */
function isFirstStart({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Record<string, string | undefined>) {
  if (DATA_DIR === undefined || DATABASE_URL !== undefined || S3_BUCKET !== undefined) return false;
  return !existsSync(DATA_DIR) || readdirSync(DATA_DIR).length === 0;
}
