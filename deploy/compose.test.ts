/** What docs/operations.md says of docker-compose.yml, checked by reading it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { environment } from "../packages/schemas/src/environment.ts";
import { variablesOf } from "../scripts/repository/documents.ts";
import { compose, read, ROOT } from "./compose.ts";

const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const dockerfile = read("Dockerfile");
const named = (list: readonly (readonly [string, unknown])[]) => list.map(([name]) => name);

describe("every service", () => {
  test.each(services)("%s has no rights, no writable root, and limits", (name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.cap_add ?? []).toEqual(name === "proxy" ? ["NET_BIND_SERVICE"] : []);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.privileged).toBeUndefined();
    expect(service.tmpfs).toContain("/tmp");
    expect(Object.keys(service.deploy!.resources.limits)).toEqual(["cpus", "memory", "pids"]);
    expect(service.logging?.options).toEqual({ "max-size": "10m", "max-file": "5" });
    expect(service.image).toMatch(/^\$\{\w+:-[\w-]+\}$|:[\w.-]*\d/);
  });

  test.each(services)("%s starts again, and says whether it works", (name, service) => {
    const restart = { bucket: "on-failure:5", backup: "no" }[name] ?? "unless-stopped";
    expect(service.restart).toBe(restart);
    const inImage = service.build && stageOf(service.build.target).includes("HEALTHCHECK");
    const ends = service.healthcheck?.disable === true && ["bucket", "backup"].includes(name);
    expect(Boolean(inImage) || service.healthcheck?.test !== undefined || ends).toBe(true);
  });

  test.each(services)("%s waits for what exists, and profiles are optional", (_name, service) => {
    for (const [other, { condition, required }] of Object.entries(service.depends_on ?? {})) {
      const { profiles } = compose.services[other]!;
      expect(condition).toBe(
        other === "bucket" ? "service_completed_successfully" : "service_healthy",
      );
      const mayBeAbsent = profiles !== undefined && service.profiles === undefined;
      expect(mayBeAbsent && required !== false).toBe(false);
    }
  });

  test.each(services)("%s uses only what is declared", (_name, service) => {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    for (const [source = ""] of (service.volumes ?? []).map((volume) => volume.split(":"))) {
      const isThere = source.startsWith("./")
        ? existsSync(join(ROOT, source))
        : Object.hasOwn(compose.volumes, source);
      expect([source, isThere]).toEqual([source, true]);
    }
  });
});

test("without a profile there are proxy, gateway and CMS", () => {
  const always = services.filter(([, { profiles }]) => profiles === undefined);
  expect(named(always)).toEqual(["proxy", "gateway", "cms"]);
});

test("the profile scale adds a second gateway, databases, a store and mail", () => {
  const scaled = services.filter(([, { profiles }]) => profiles?.includes("scale"));
  const expected = ["gateway-2", "postgres", "redis", "minio", "bucket", "mailpit"];
  expect(named(scaled)).toEqual(expected);
  const { image, environment: variables } = compose.services["gateway"]!;
  expect(compose.services["gateway-2"]).toMatchObject({ image, environment: variables });
});

test("the proxy alone publishes ports, and plain HTTP of the admin to this machine alone", () => {
  expect(named(services.filter(([, { ports }]) => ports !== undefined))).toEqual(["proxy"]);
  const { ports = [] } = compose.services["proxy"]!;
  for (const port of ports) expect(port).toMatch(/^(?:\$\{HOST:-127\.0\.0\.1\}|127\.0\.0\.1):/);
  for (const port of ports.filter((text) => /:808[12]$/.test(text))) {
    expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

test("databases can't reach out, and the proxy can't reach databases", () => {
  expect(compose.networks["data"]).toEqual({ internal: true });
  expect(compose.services["proxy"]!.networks).toEqual(["front"]);
  for (const name of ["postgres", "redis", "minio"]) {
    expect(compose.services[name]!.networks).toEqual(["data"]);
  }
});

describe("our programs", () => {
  test.each(ours)("%s is given variables that exist", (_name, service) => {
    const names = Object.keys(service.environment!).map((key) => key.replace(/_FILE$/, ""));
    expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining(names));
  });

  test.each(ours)(
    "%s gets secrets out of files, each from the one of its name",
    (_name, service) => {
      const files = Object.entries(service.environment!).filter(([key]) => key.endsWith("_FILE"));
      const expected = files.map(([key]) =>
        key
          .replace(/_FILE$/, "")
          .toLowerCase()
          .replaceAll("_", "-"),
      );
      expect(files.map(([, file]) => file)).toEqual(expected.map((name) => `/run/secrets/${name}`));
      expect(service.secrets).toEqual(expected);
      for (const name of ["GATEWAY_SECRET", "PAYLOAD_SECRET", "DATABASE_URL", "SMTP_URL"]) {
        expect(service.environment).not.toHaveProperty(name);
      }
    },
  );
});

test("secrets are files of one folder, which default to empty ones", () => {
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    expect(file).toBe(`\${SECRETS_DIR:-./deploy/no-secrets}/${name}`);
    expect(read(`deploy/no-secrets/${name}`)).toBe("");
    expect(read("deploy/make-secrets.sh")).toContain(`put ${name} `);
  }
  expect(read(".gitignore")).toContain("/secrets/");
  expect(read(".dockerignore")).toContain("\nsecrets\n");
});

test("scale.env sets what compose or the programs know", () => {
  const known = new Set(
    [...read("docker-compose.yml").matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name!),
  );
  known.add("COMPOSE_PROFILES");
  const names = Object.keys(variablesOf(read("deploy/scale.env")));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("docs/operations.md explains every variable of the compose file that the README doesn't", () => {
  const used = [...read("docker-compose.yml").matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name!);
  const own = [...new Set(used)].filter((name) => !Object.hasOwn(environment.shape, name));
  const text = read("docs/operations.md");
  expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test("images run without root, without build tools, and from bases that can be pinned", () => {
  const runtime = stageOf("runtime");
  expect(runtime).toMatch(/^USER 1000:1000$/m);
  expect(runtime).not.toMatch(/npm|pnpm|apt-get/);
  for (const target of ["gateway", "cms"]) expect(stageOf(target)).toMatch(/^FROM runtime AS/);
  expect(dockerfile.match(/^ARG \w+_IMAGE=.+$/gm)).toHaveLength(3);
});

test("backups are made by the programs of the server's own version", () => {
  const [, image] = /^ARG POSTGRES_IMAGE=(.+)$/m.exec(dockerfile) ?? [];
  expect(image).toBe(compose.services["postgres"]!.image);
  expect(stageOf("backup")).toMatch(/^USER 1000:1000$/m);
});

test("YAML files of the deployment are well-formed", () => {
  expect(() => parse(read("docker-compose.yml"), { strict: true, merge: true })).not.toThrow();
});

function stageOf(name: string): string {
  const stages = dockerfile.split(/^(?=FROM )/m);
  return stages.find((stage) => stage.split("\n")[0]!.endsWith(` AS ${name}`)) ?? "";
}
