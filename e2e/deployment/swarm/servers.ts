/** PostgreSQL, Redis, S3 and mail of docker-compose.yml as services of a stack, for a trial on one machine. */
import { join } from "node:path";
import { run } from "../commands.ts";
import { ROOT } from "../images.ts";

const NAMES = ["postgres", "redis", "minio", "bucket", "mailpit"];
/** What a stack understands of a service; the rest is Compose's. */
const FIELDS = [
  "image",
  "command",
  "entrypoint",
  "environment",
  "user",
  "init",
  "read_only",
  "cap_drop",
  "healthcheck",
  "networks",
  "secrets",
];

type Fields = Record<string, unknown>;
interface Composed {
  services: Record<string, Fields>;
}

/** @param secretsFolder with files as `deploy/make-secrets.sh` makes them */
export async function serversOfCompose(secretsFolder: string) {
  const command = ["compose", "--profile", "scale", "config", "--format", "json"];
  const environment = { S3_BUCKET: "resumes", S3_ACCESS_KEY_ID: "S3RVER" };
  const text = await run("docker", command, { cwd: ROOT, environment });
  const { services } = JSON.parse(text) as Composed;
  const secret = (name: string) => [
    name,
    { file: join(secretsFolder, name), name: `trial-${name}` },
  ];
  return {
    services: Object.fromEntries(NAMES.map((name) => [name, ofStack(services[name]!)])),
    volumes: { "postgres-data": {}, "minio-data": {} },
    secrets: Object.fromEntries(["postgres-password", "minio-root-password"].map(secret)),
  };
}

function ofStack(service: Fields): Fields {
  const known = Object.entries(service).filter(
    ([field, value]) => FIELDS.includes(field) && value !== null,
  );
  const isTask = (service["healthcheck"] as { disable?: boolean }).disable === true;
  const condition = isTask ? "on-failure" : "any";
  const { volumes = [], tmpfs = [] } = service as { volumes?: object[]; tmpfs?: string[] };
  return {
    ...Object.fromEntries(known),
    // A stack ignores `tmpfs`.
    volumes: [...volumes, ...tmpfs.map((target) => ({ type: "tmpfs", target }))],
    // Without the kernel's own balancer (IPVS), which not every machine has.
    deploy: { endpoint_mode: "dnsrr", restart_policy: { condition, delay: "2s" } },
  };
}
