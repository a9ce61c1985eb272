/** Measures how much CPU time pages take after an editor's change. */
import { fileURLToPath } from "node:url";
import { startMockUpstream } from "@kdl/mock-upstream";
import { freePort } from "@kdl/runtime/testing/free-port";
import type { Resource } from "@kdl/schemas/content/resources";
import { webhookHeaders } from "@kdl/schemas/contract/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import { waitUntilOk } from "./gateway-client.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import type { Place } from "./upload-pair.ts";

const SECRET = "a secret of the benchmark";
const WARM_UPS = 150;
const EDITS = 200;
const SITE_EDITS = 10;

/** Milliseconds of the gateway's CPU time, all threads together. */
export interface RenderCosts {
  /** Handling an edit's webhook, loading the edit, and rendering the home page that shows it. */
  homeWithEdit: number;
  /** The same if the home page's data turn out to be unchanged. */
  homeWithoutEdit: number;
  /** Every page of the site after a seat was taken at one event. */
  siteAfterEdit: number;
  /** Every page of the site for the first time. */
  siteAtFirst: number;
}

export async function renderCosts({ folder, servers }: Place): Promise<RenderCosts> {
  const upstream = await startMockUpstream();
  try {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const { server } = startProcess(
      [fileURLToPath(new URL("../dist/server.js", import.meta.url))],
      {
        PORT: String(port),
        HOST: "127.0.0.1",
        UPSTREAM_URL: upstream.url,
        GATEWAY_SECRET: SECRET,
        DATA_DIR: folder,
        LOG_LEVEL: "warn",
        CONTENT_TTL_S: "3600",
      },
    );
    servers.push(server);
    await waitUntilOk(`${address}/readyz`);
    const visit = (path: string) => read(address + path);
    const slides = upstream.body("slider") as object[];
    const events = upstream.body("events") as { data: object[] };
    const editHome = async (title: string) => {
      upstream.replace("slider", [{ ...slides[0], title }, ...slides.slice(1)]);
      await announce(address, "slider");
      await visit("/");
    };

    const paths = await sitePaths(address);
    const siteAtFirst = await cost(server, 1, () => visitAll(visit, paths));
    for (let count = 0; count < WARM_UPS; count += 1) await editHome(`Warm ${count}`);
    const homeWithEdit = await cost(server, EDITS, (count) => editHome(`Edit ${count}`));
    const homeWithoutEdit = await cost(server, EDITS, () => editHome("The same"));
    const siteAfterEdit = await cost(server, SITE_EDITS, async (count) => {
      const data = [{ ...events.data[0], seats_left: count + 1 }, ...events.data.slice(1)];
      upstream.replace("events", { ...events, data });
      await announce(address, "events");
      await visitAll(visit, paths);
    });
    return { homeWithEdit, homeWithoutEdit, siteAfterEdit, siteAtFirst };
  } finally {
    await upstream.close();
  }
}

async function cost(
  server: Pick<ServerProcess, "cpuSeconds">,
  times: number,
  act: (count: number) => Promise<void>,
): Promise<number> {
  const before = server.cpuSeconds();
  for (let count = 0; count < times; count += 1) await act(count);
  return ((server.cpuSeconds() - before) * 1000) / times;
}

async function visitAll(visit: (path: string) => Promise<string>, paths: readonly string[]) {
  for (const path of paths) await visit(path);
}

async function read(url: string): Promise<string> {
  const reply = await fetch(url, { headers: { "accept-encoding": "br" } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return text;
}

async function sitePaths(address: string): Promise<string[]> {
  const map = await read(`${address}/sitemap.xml`);
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** Sends the webhook that a CMS sends after an edit. */
async function announce(address: string, resource: Resource): Promise<void> {
  const body = JSON.stringify({ resources: [resource] });
  const reply = await fetch(address + WEBHOOK_PATH, {
    method: "POST",
    headers: webhookHeaders(SECRET, body),
    body,
  });
  if (!reply.ok) throw new Error(`the webhook answered ${reply.status}`);
}
