/** A site that Compose runs from docker-compose.yml, as a separate project. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import { ADMIN } from "../support/shipped-site.ts";
import { run, type RunOptions } from "./commands.ts";
import type { Container } from "./container.ts";
import { ROOT } from "./images.ts";
import { GIVEN_UP_AFTER_S } from "./time-limits.ts";

export interface ProjectOptions {
  name: string;
  /** The folder of docker-compose.yml. */
  root?: string;
  /** As for `--env-file`, from the root. */
  envFiles?: readonly string[];
  environment?: Record<string, string>;
  /** Added to docker-compose.yml. */
  overrides?: readonly object[];
  /** Secrets by file name; the programs generate the others. */
  secrets?: Record<string, string>;
}

export interface Project extends AsyncDisposable {
  name: string;
  /** The address for visitors. */
  url: string;
  /** The address for visitors once the site has a certificate. */
  httpsUrl: string;
  /** The address for staff. */
  cmsUrl: string;
  mailUrl: string;
  account: { email: string; password: string };
  /** A command of Compose with this project's files, such as `["stop", "cms"]`. */
  compose(
    args: readonly string[],
    files?: Pick<RunOptions, "inputFile" | "outputFile">,
  ): Promise<string>;
  /** Starts everything and waits until it is healthy. */
  up(...args: string[]): Promise<void>;
  /** Runs a command in a service's container. */
  exec(service: string, ...command: string[]): Promise<string>;
  container(service: string): Promise<Container>;
  /** Names of the services whose containers run. */
  running(): Promise<string[]>;
  /** Changes a variable of docker-compose.yml for the commands that follow. */
  set(name: string, value: string): void;
  get(name: string): string | undefined;
  /** Takes docker-compose.yml from another folder from now on. */
  useRoot(root: string): void;
}

/** Variables of docker-compose.yml that name ports of this machine. */
const PORTS = [
  "PORT",
  "HTTPS_PORT",
  "CMS_PORT",
  "MAIL_PORT",
  "GRAFANA_PORT",
  "PROMETHEUS_PORT",
  "TRACES_PORT",
];
const WAIT = ["--wait", "--wait-timeout", String(GIVEN_UP_AFTER_S)];
const DOWN = ["down", "--volumes", "--timeout", "5", "--remove-orphans"];
const UP = ["up", "--detach", ...WAIT, "--no-build"];

export async function createProject(options: ProjectOptions): Promise<Project> {
  const { name, envFiles = [], overrides = [], secrets } = options;
  let root = options.root ?? ROOT;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const [file, value] of Object.entries(secrets ?? {})) {
    writeFileSync(join(folder, file), value, { mode: 0o644 });
  }
  if (secrets) await run("sh", [join(ROOT, "deploy/make-secrets.sh"), folder]);
  const overrideFiles = overrides.map((override, index) => {
    const file = join(folder, `override-${index}.json`);
    writeFileSync(file, JSON.stringify(override));
    return file;
  });

  const ports: Record<string, string> = {};
  for (const variable of PORTS) ports[variable] = String(await freePort());
  const [url, cmsUrl] = [
    `http://127.0.0.1:${ports["PORT"]}`,
    `http://127.0.0.1:${ports["CMS_PORT"]}`,
  ];
  const environment: Record<string, string> = {
    ...ports,
    HOST: "127.0.0.1",
    SITE_ADDRESS: ":8080",
    SITE_ORIGIN: url,
    CMS_ADDRESS: ":8081",
    CMS_ORIGIN: cmsUrl,
    CMS_ADMIN_EMAIL: ADMIN.email,
    ...(secrets ? { SECRETS_DIR: folder } : {}),
    ...options.environment,
  };
  const files = ["docker-compose.yml", ...overrideFiles].flatMap((file) => ["--file", file]);
  const fixed = [...files, ...envFiles.flatMap((file) => ["--env-file", file])];
  const compose: Project["compose"] = (args, piped = {}) => {
    const project = ["--project-name", name, "--project-directory", root];
    const command = ["compose", ...project, ...fixed, ...args];
    return run("docker", command, { cwd: root, environment, ...piped });
  };
  // A trial that was interrupted may have left its containers.
  await compose(DOWN);
  const exec = (service: string, ...command: string[]) =>
    compose(["exec", "--no-TTY", service, ...command]);

  let hasPassword = secrets?.["cms-admin-password"] !== undefined;
  const project: Project = {
    name,
    url,
    httpsUrl: `https://127.0.0.1:${ports["HTTPS_PORT"]}`,
    cmsUrl,
    mailUrl: `http://127.0.0.1:${ports["MAIL_PORT"]}`,
    account: { ...ADMIN },
    compose,
    exec,
    async up(...args) {
      await compose([...UP, ...args]);
      if (hasPassword) return;
      const password = await exec("cms", "cat", "/data/secrets/cms-admin-password");
      project.account.password = password.trim();
      // The account keeps its password, even if containers are recreated later.
      hasPassword = true;
    },
    async container(service) {
      const id = (await compose(["ps", "--all", "--quiet", service])).trim();
      const [container] = JSON.parse(await run("docker", ["inspect", id])) as Container[];
      if (!container) throw new Error(`${service} has no container`);
      return container;
    },
    running: async () =>
      (await compose(["ps", "--services", "--status", "running"])).trim().split("\n").toSorted(),
    set: (variable, value) => void (environment[variable] = value),
    get: (variable) => environment[variable],
    useRoot: (other) => void (root = other),
    async [Symbol.asyncDispose]() {
      await compose(DOWN);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return project;
}
