/** The built CMS with an empty database, and what a test asks of it. */
import { type Send, signedFetch } from "@kdl/mock-upstream/signed-fetch";
import { freePort, runServer, untilReady } from "./start-server.ts";

export const GATEWAY_SECRET = "the-gateways-secret-of-this-test";
export const ADMIN = { email: "admin@example.org", password: "correct-horse-battery" };

export interface RunningCms {
  url: string;
  /** `fetch` as a gateway does it, with its signature. */
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
  const run = runServer({
    CMS_PORT: String(port),
    PAYLOAD_SECRET: "a-secret-of-this-test",
    GATEWAY_SECRET,
    // Nobody listens there: a webhook that can't be sent must disturb nothing.
    GATEWAY_URLS: "http://127.0.0.1:9",
    CMS_ADMIN_PASSWORD: ADMIN.password,
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
