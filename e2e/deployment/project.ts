/** A site that Compose runs from docker-compose.yml, as a project of its own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kdl/telemetry/testing/free-port";
import { ADMIN } from "../support/shipped-site.ts";
import { run, type RunOptions } from "./commands.ts";
import { ROOT } from "./images.ts";

export interface ProjectOptions {
  name: string;
  /** As for `--env-file`, from the root. */
  envFiles?: readonly string[];
  environment?: Record<string, string>;
  /** Added to docker-compose.yml. */
  override?: object;
  /** Secrets by file name; what isn't given is made by the programs. */
  secrets?: Record<string, string>;
}

/** What the trial looks at in `docker inspect`. */
interface Container {
  Id: string;
  Name: string;
  State: { Pid: number; Running: boolean; ExitCode: number };
  RestartCount: number;
  Config: { User: string; Env: string[]; Image: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    CapAdd: string[] | null;
    SecurityOpt: string[] | null;
    Privileged: boolean;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number;
    PortBindings: Record<string, { HostIp: string; HostPort: string }[]>;
  };
  NetworkSettings: { Networks: Record<string, unknown> };
}

export interface Project extends AsyncDisposable {
  name: string;
  /** Where visitors come in. */
  url: string;
  /** Where staff come in. */
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
  /** A command in a service's container. */
  exec(service: string, ...command: string[]): Promise<string>;
  container(service: string): Promise<Container>;
  /** Names of the services whose containers run. */
  running(): Promise<string[]>;
  /** Changes a variable of docker-compose.yml for the commands that follow. */
  set(name: string, value: string): void;
}

const UP = ["up", "--detach", "--wait", "--wait-timeout", "120", "--no-build"];

export async function createProject(options: ProjectOptions): Promise<Project> {
  const { name, envFiles = [], override = {}, secrets } = options;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const [file, value] of Object.entries(secrets ?? {})) {
    writeFileSync(join(folder, file), value, { mode: 0o644 });
  }
  if (secrets) await run("sh", [join(ROOT, "deploy/make-secrets.sh"), folder]);
  const overrideFile = join(folder, "override.json");
  writeFileSync(overrideFile, JSON.stringify(override));

  const [site, https, cms, mail] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const [url, cmsUrl] = [`http://127.0.0.1:${site}`, `http://127.0.0.1:${cms}`];
  const environment: Record<string, string> = {
    HOST: "127.0.0.1",
    PORT: String(site),
    HTTPS_PORT: String(https),
    CMS_PORT: String(cms),
    MAIL_PORT: String(mail),
    SITE_ADDRESS: ":8080",
    SITE_ORIGIN: url,
    CMS_ADDRESS: ":8081",
    CMS_ORIGIN: cmsUrl,
    CMS_ADMIN_EMAIL: ADMIN.email,
    ...(secrets ? { SECRETS_DIR: folder } : {}),
    ...options.environment,
  };
  const files = ["docker-compose.yml", overrideFile].flatMap((file) => ["--file", file]);
  const fixed = [
    "compose",
    "--project-name",
    name,
    "--project-directory",
    ROOT,
    ...files,
    ...envFiles.flatMap((file) => ["--env-file", file]),
  ];
  const compose: Project["compose"] = (args, piped = {}) =>
    run("docker", [...fixed, ...args], { cwd: ROOT, environment, ...piped });
  const exec = (service: string, ...command: string[]) =>
    compose(["exec", "--no-TTY", service, ...command]);

  let hasPassword = secrets?.["cms-admin-password"] !== undefined;
  const project: Project = {
    name,
    url,
    cmsUrl,
    mailUrl: `http://127.0.0.1:${mail}`,
    account: { ...ADMIN },
    compose,
    exec,
    async up(...args) {
      await compose([...UP, ...args]);
      if (hasPassword) return;
      const password = await exec("cms", "cat", "/data/secrets/cms-admin-password");
      project.account.password = password.trim();
      // Accounts keep their passwords, whatever else is made later.
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
    async [Symbol.asyncDispose]() {
      await compose(["down", "--volumes", "--timeout", "5", "--remove-orphans"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return project;
}
