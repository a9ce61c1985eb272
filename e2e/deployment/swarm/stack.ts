/** A one-machine swarm that runs the site as a stack from deploy/stack.yml, and its servers beside it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import { untilTrue } from "../../scale/until-true.ts";
import { ADMIN } from "../../support/shipped-site.ts";
import { run, succeeds } from "../commands.ts";
import { ROOT } from "../images.ts";
import { serversOfCompose } from "./servers.ts";

const NAME = "kdl-trial-swarm";
const SETTLES_WITHIN_MS = 240_000;
/** The account on the server that replaces S3. */
const S3_ACCOUNT = "S3RVER";

export interface Stack extends AsyncDisposable {
  url: string;
  cmsUrl: string;
  account: { email: string; password: string };
  /** Deploys with other images or values, as in an upgrade. Doesn't wait. */
  deploy(changes?: Record<string, string>): Promise<void>;
  /** Waits until every service has its tasks, all of them healthy. */
  untilWhole(): Promise<void>;
  /** `completed`, `rollback_completed` …; empty before the first update. */
  updateState(service: string): Promise<string>;
  /** Ids of a service's running containers. */
  containers(service: string): Promise<string[]>;
}

export async function createStack(): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), `${NAME}-`));
  const secrets = { "cms-admin-password": ADMIN.password, "s3-secret-access-key": S3_ACCOUNT };
  for (const [file, value] of Object.entries(secrets)) writeFileSync(join(folder, file), value);
  await run("sh", [join(ROOT, "deploy/make-secrets.sh"), folder]);

  const [site, https, cms] = [await freePort(), await freePort(), await freePort()];
  const [url, cmsUrl] = [`http://127.0.0.1:${site}`, `http://127.0.0.1:${cms}`];
  const environment: Record<string, string> = {
    PORT: String(site),
    HTTPS_PORT: String(https),
    SITE_ORIGIN: url,
    CMS_ORIGIN: cmsUrl,
    CMS_ADMIN_EMAIL: ADMIN.email,
    GATEWAY_IMAGE: "kdl-site-gateway",
    CMS_IMAGE: "kdl-site-cms",
    REDIS_URL: "redis://redis:6379",
    S3_BUCKET: "resumes",
    S3_ENDPOINT: "http://minio:9000",
    S3_ACCESS_KEY_ID: S3_ACCOUNT,
    RATE_LIMIT_SUBMISSIONS: "100000",
    SECRETS_DIR: folder,
  };
  const servers = await serversOfCompose(folder);
  // The admin is served on its own host name; the trial has none.
  const port = { target: 8081, published: cms, protocol: "tcp", mode: "host" };
  const extra = { ...servers, services: { ...servers.services, proxy: { ports: [port] } } };
  const extraFile = join(folder, "servers.json");
  writeFileSync(extraFile, JSON.stringify({ version: "3.9", ...extra }));

  const isOwnSwarm = !(await succeeds("docker", ["node", "ls"]));
  if (isOwnSwarm) await run("docker", ["swarm", "init", "--advertise-addr", "127.0.0.1"]);

  const files = [join(ROOT, "deploy/stack.yml"), extraFile];
  const stack: Stack = {
    url,
    cmsUrl,
    account: ADMIN,
    async deploy(changes = {}) {
      Object.assign(environment, changes);
      const options = files.flatMap((file) => ["--compose-file", file]);
      const command = ["stack", "deploy", "--detach", "--resolve-image", "never", ...options, NAME];
      await run("docker", command, { environment });
    },
    async untilWhole() {
      const format = "{{.Name}} {{.Replicas}}";
      await untilTrue(
        "all tasks of the stack",
        async () => {
          const text = await run("docker", ["stack", "services", NAME, "--format", format]);
          // The bucket's task ends when it has created the bucket.
          const rows = text
            .trim()
            .split("\n")
            .filter((row) => !row.includes("_bucket "));
          return rows.every((row) => / (\d+)\/\1$/.test(row));
        },
        SETTLES_WITHIN_MS,
      );
      await untilTrue("the site", async () => (await fetch(`${url}/readyz`)).ok, SETTLES_WITHIN_MS);
    },
    async updateState(service) {
      const format = "{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}";
      const name = `${NAME}_${service}`;
      return (await run("docker", ["service", "inspect", "--format", format, name])).trim();
    },
    async containers(service) {
      const label = `label=com.docker.swarm.service.name=${NAME}_${service}`;
      const health = ["--filter", "health=healthy"];
      const ids = await run("docker", ["ps", "--quiet", "--filter", label, ...health]);
      return ids.trim().split("\n").filter(Boolean);
    },
    async [Symbol.asyncDispose]() {
      await run("docker", ["stack", "rm", NAME]);
      const ofStack = ["--filter", `label=com.docker.stack.namespace=${NAME}`];
      await untilTrue(
        "the end of the stack",
        async () => (await run("docker", ["ps", "--all", "--quiet", ...ofStack])).trim() === "",
        SETTLES_WITHIN_MS,
      );
      if (isOwnSwarm) await run("docker", ["swarm", "leave", "--force"]);
      const names = await run("docker", ["volume", "ls", "--quiet", "--filter", `name=${NAME}`]);
      for (const name of names.trim().split("\n").filter(Boolean)) {
        await run("docker", ["volume", "rm", name]);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stack;
}
