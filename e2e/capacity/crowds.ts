/**
 * What crowds and intermediaries cost: log-ins, registrations for one event, traces, PgBouncer, two CMS.
 * Each alternates with a baseline, so that ratios are valid on a busy machine as well.
 * `--amount 300` requests each, `--only TEXT`. Linux only.
 */
import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "@kdl/runtime/testing/free-port";
import { postgresIn } from "../faults/servers.ts";
import { type ShippedSite, startShippedSite } from "../support/shipped-site.ts";
import { startProgram } from "../support/start-program.ts";
import { type Ask, compare as compareEach, type Kind } from "./compare.ts";
import { signedUpMember } from "./member.ts";
import { pgbouncerFor } from "./pgbouncer.ts";
import { createEvents, formToken, registering } from "./registrations.ts";
import { anotherVisitor, contactMessage } from "./visitor.ts";

const { values } = parseArgs({
  options: {
    amount: { type: "string", default: "300" },
    only: { type: "string", default: "" },
  },
});
const amount = Number(values.amount);
const CROWD = 100;
const environment = { LOG_LEVEL: "warn", CONTENT_TTL_S: "3600", TRUST_PROXY: "127.0.0.0/8" };

const compare = (title: string, kinds: readonly Kind[]) => compareEach(title, kinds, amount);

const form = (url: string, connections: number, token?: string): Ask => ({
  url: `${url}/contact`,
  method: "POST",
  connections,
  vary: (request) => ({ ...request, ...contactMessage(token) }),
});

async function logIns(): Promise<void> {
  await using site = await startShippedSite(environment);
  const members: Awaited<ReturnType<typeof signedUpMember>>[] = [];
  for (let index = 0; index < 8; index += 1) {
    members.push(await signedUpMember(site.url, site.dataDir));
  }
  let turn = 0;
  const logIn = (connections: number): Ask => ({
    url: `${site.url}/user-login`,
    method: "POST",
    connections,
    vary: (request) => ({
      ...request,
      headers: { ...anotherVisitor(), "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(members[(turn += 1) % members.length]).toString(),
    }),
  });
  await compare("Log-ins", [
    { name: "form, 8 at once", site, ask: form(site.url, 8) },
    { name: "log-in, 8 at once", site, ask: logIn(8) },
    { name: `log-in, ${CROWD} at once`, site, ask: logIn(CROWD) },
  ]);
}

async function registrations(databaseUrl: string): Promise<void> {
  await using site = await startShippedSite({ ...environment, DATABASE_URL: databaseUrl });
  const events = await createEvents(site.cmsUrl, 8);
  const token = await formToken(site.url);
  const register = (count: number): Ask => ({
    url: site.url,
    method: "POST",
    connections: 32,
    vary: registering(events.slice(0, count), token),
  });
  await compare("Registrations, 32 at once", [
    { name: "contact form, with mail", site, ask: form(site.url, 32, token) },
    { name: "contact form in quarantine", site, ask: form(site.url, 32) },
    { name: "for eight events", site, ask: register(8) },
    { name: "for one event", site, ask: register(1) },
  ]);
}

async function traces(): Promise<void> {
  const sink = createServer((request, response) => {
    request.resume().on("end", () => response.end("{}"));
  });
  const port = await freePort();
  sink.listen(port, "127.0.0.1");
  await using plain = await startShippedSite(environment);
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const traced = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT };
  await using all = await startShippedSite(traced);
  const sampling = {
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.05",
  };
  await using some = await startShippedSite({ ...traced, ...sampling });
  const sites = { "without traces": plain, "all traced": all, "one in 20 traced": some };
  const kinds = (askOf: (site: ShippedSite) => Ask) =>
    Object.entries(sites).map(([name, site]) => ({ name, site, ask: askOf(site) }));
  await compare(
    "Traces, forms",
    kinds((site) => form(site.url, 8)),
  );
  await compare(
    "Traces, reads of the contract",
    kinds((site) => ({ url: `${site.cmsUrl}/api/events`, connections: 8 })),
  );
  sink.close();
}

async function pooling(databaseUrl: string, folder: string): Promise<void> {
  const bouncer = await pgbouncerFor(databaseUrl, join(folder, "pgbouncer"));
  if (bouncer === null) return console.log("PgBouncer: left out, is not installed");
  await bouncer.daemon.start();
  try {
    await using direct = await startShippedSite({ ...environment, DATABASE_URL: databaseUrl });
    await using pooled = await startShippedSite({ ...environment, DATABASE_URL: bouncer.url });
    for (const connections of [8, CROWD]) {
      await compare(`PgBouncer, ${connections} forms at once`, [
        { name: "PostgreSQL", site: direct, ask: form(direct.url, connections) },
        { name: "through PgBouncer", site: pooled, ask: form(pooled.url, connections) },
      ]);
    }
  } finally {
    await bouncer.daemon.end("SIGTERM");
  }
}

/** One database; the second gateway spreads its calls over two CMS. */
async function twoCms(databaseUrl: string): Promise<void> {
  const shared = { ...environment, DATABASE_URL: databaseUrl };
  await using one = await startShippedSite(shared);
  const port = await freePort();
  const cmsUrl = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "second-cms-"));
  const secrets = {
    GATEWAY_SECRET: "a secret of the shipped site",
    PAYLOAD_SECRET: "another secret of the shipped site",
  };
  const second = await startProgram({
    entry: "apps/cms/src/server.ts",
    readyUrl: `${cmsUrl}/readyz`,
    readyWithin: 120_000,
    environment: { ...shared, ...secrets, CMS_PORT: String(port), DATA_DIR: dataDir },
  });
  const gatewayPort = await freePort();
  const url = `http://127.0.0.1:${gatewayPort}`;
  const gateway = await startProgram({
    entry: "apps/bff/dist/server.js",
    readyUrl: `${url}/readyz`,
    readyWithin: 60_000,
    environment: {
      ...shared,
      ...secrets,
      RATE_LIMIT_SUBMISSIONS: "100000",
      PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      UPSTREAM_URL: `${one.cmsUrl},${cmsUrl}`,
    },
  });
  try {
    const pids = { gateway: gateway.pid, cms: one.pids.cms };
    await compare(`Two CMS, ${CROWD} forms at once`, [
      { name: "one CMS", site: one, ask: form(one.url, CROWD) },
      { name: "two CMS", site: { pids, otherPids: [second.pid] }, ask: form(url, CROWD) },
    ]);
  } finally {
    await gateway.stop();
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Gives each measurement a fresh database. */
async function onPostgres(act: (url: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "crowds-"));
  const postgres = await postgresIn(join(folder, "postgres"));
  if (postgres === null) return console.log("PostgreSQL: left out, is not installed");
  await postgres.daemon.start();
  try {
    await act(postgres.url, folder);
  } finally {
    await postgres.daemon.end("SIGINT");
    await rm(folder, { recursive: true, force: true });
  }
}

const parts: Record<string, () => Promise<void>> = {
  "log-ins": logIns,
  registrations: () => onPostgres(registrations),
  traces,
  pgbouncer: () => onPostgres(pooling),
  "two CMS": () => onPostgres(twoCms),
};
for (const [name, part] of Object.entries(parts)) {
  if (name.includes(values.only)) await part();
}
