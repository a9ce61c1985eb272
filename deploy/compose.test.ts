/** Checks docker-compose.yml, without starting it, against what docs/operations.md says about it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compose, read, ROOT, services, stageOf } from "./compose.ts";

const inProfile = (name: string) => services.filter(([, { profiles }]) => profiles?.includes(name));
const named = (list: readonly (readonly [string, unknown])[]) => list.map(([name]) => name);

describe("every service", () => {
  test.each(services)("%s has no capabilities, a read-only root and limits", (name, service) => {
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

  test.each(services)("%s has a restart policy and a health check", (name, service) => {
    const restart = { bucket: "on-failure:5", backup: "no" }[name] ?? "unless-stopped";
    expect(service.restart).toBe(restart);
    const inImage = service.build && stageOf(service.build.target).includes("HEALTHCHECK");
    const ends = service.healthcheck?.disable === true && ["bucket", "backup"].includes(name);
    expect(Boolean(inImage) || service.healthcheck?.test !== undefined || ends).toBe(true);
  });

  test.each(services)("%s waits for its dependencies; profiles are optional", (name, service) => {
    for (const [other, { condition, required }] of Object.entries(service.depends_on ?? {})) {
      const { profiles } = compose.services[other]!;
      expect(condition).toBe(conditionFor(name, other));
      const mayBeAbsent = profiles !== undefined && service.profiles === undefined;
      expect(mayBeAbsent && required !== false).toBe(false);
    }
  });

  test.each(services)("%s uses only what is declared", (_name, service) => {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    const volumes = (service.volumes ?? []).map((text) => text.replace(/\$\{\w+:-([^}]+)\}/, "$1"));
    for (const [source = ""] of volumes.map((volume) => volume.split(":"))) {
      const isThere = source.startsWith("./")
        ? existsSync(join(ROOT, source))
        : Object.hasOwn(compose.volumes, source);
      expect([source, isThere]).toEqual([source, true]);
    }
  });
});

function conditionFor(name: string, other: string): string {
  if (other === "bucket") return "service_completed_successfully";
  // The second CMS works without the first one, which only has to be created before it.
  return name === "cms-2" && other === "cms" ? "service_started" : "service_healthy";
}

test("the profile observe adds monitoring, and clamav the scanner", () => {
  expect(named(inProfile("observe"))).toEqual(["prometheus", "grafana", "jaeger"]);
  expect(named(inProfile("clamav"))).toEqual(["clamav"]);
});

test("without a profile there are a proxy, a gateway, a CMS and the image that makes backups", () => {
  const always = services.filter(([, { profiles }]) => profiles === undefined);
  expect(named(always)).toEqual(["proxy", "gateway", "cms", "backup"]);
  // Built with the others, since `run` would write the build's log into the backup; only started by hand.
  const stopped = services.filter(([, { deploy }]) => deploy?.replicas === 0);
  expect(named(stopped)).toEqual(["backup"]);
});

test("the profile scale adds a second gateway and CMS, databases, a store and mail", () => {
  const expected = ["gateway-2", "cms-2", "postgres", "redis", "minio", "bucket", "mailpit"];
  expect(named(inProfile("scale"))).toEqual(expected);
  const { image, environment: variables } = compose.services["gateway"]!;
  expect(compose.services["gateway-2"]).toMatchObject({ image, environment: variables });
  const { depends_on: needs, ...first } = compose.services["cms"]!;
  const second = { ...first, profiles: ["scale"] };
  expect(compose.services["cms-2"]).toEqual({
    ...second,
    depends_on: { cms: { condition: "service_started" }, ...needs },
  });
});

test("gateways share the built files of their versions, in a folder that the image's user owns", () => {
  const volume = "built-files:/data/cache/built-files";
  for (const name of ["gateway", "gateway-2"]) {
    expect(compose.services[name]!.volumes).toContain(volume);
  }
  expect(stageOf("gateway")).toContain("install --directory /data/cache /data/cache/built-files");
});

test("only the proxy publishes ports, and the admin's plain HTTP only on this machine", () => {
  expect(named(services.filter(([, { ports }]) => ports !== undefined))).toEqual(["proxy"]);
  const { ports = [] } = compose.services["proxy"]!;
  for (const port of ports) expect(port).toMatch(/^(?:\$\{HOST:-127\.0\.0\.1\}|127\.0\.0\.1):/);
  for (const port of ports.filter((text) => !/:8080$|:8443(?:\/udp)?$/.test(text))) {
    expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

test("databases and monitoring can't reach the internet, and the proxy can't reach databases", () => {
  expect(compose.networks["data"]).toEqual({ internal: true });
  expect(compose.networks["watch"]).toEqual({ internal: true });
  expect(compose.services["proxy"]!.networks).toEqual(["front", "watch"]);
  for (const name of ["prometheus", "grafana", "jaeger"]) {
    expect(compose.services[name]!.networks).toEqual(["watch"]);
  }
  for (const name of ["postgres", "redis", "minio"]) {
    expect(compose.services[name]!.networks).toEqual(["data"]);
  }
});

test("the proxy passes on to services that it can reach, or that a profile adds", () => {
  const proxy = compose.services["proxy"]!;
  const targets = [
    ...read("deploy/Caddyfile").matchAll(/^\treverse_proxy (?:\{\$CMS_SERVERS:)?([\w-]+):\d+/gm),
  ];
  const names = ["cms", "mailpit", "grafana", "prometheus", "jaeger"];
  expect(targets.map(([, name]) => name)).toEqual(names);
  for (const [, name] of targets) {
    const shared = compose.services[name!]!.networks!.filter((net) =>
      proxy.networks!.includes(net),
    );
    expect(shared).not.toEqual([]);
  }
});

test("an operator's own certificate is served on both hosts", () => {
  const { environment = {}, volumes = [] } = compose.services["proxy"]!;
  const [, , certificate, key] = /^\$\{TLS_DIR:\+(tls) (\S+) (\S+)\}$/.exec(
    environment["TLS_FILES"]!,
  )!;
  const folder = volumes
    .find((volume) => volume.startsWith("${TLS_DIR:-"))!
    .split(":")
    .at(-2);
  expect([certificate, key]).toEqual([`${folder}/certificate.pem`, `${folder}/key.pem`]);
  const hosts = read("deploy/Caddyfile")
    .split(/^(?=\{\$\w+_ADDRESS)/m)
    .slice(1);
  expect(hosts).toHaveLength(2);
  for (const host of hosts) expect(host).toMatch(/^\{\S+ \{\n\t\{\$TLS_FILES\}\n/);
  // The folder that the documentation names for it.
  expect(read(".gitignore")).toContain("\n/tls/\n");
  expect(read(".dockerignore")).toContain("\ntls\n");
});

test("YAML files of the deployment are well-formed", () => {
  expect(() => parse(read("docker-compose.yml"), { strict: true, merge: true })).not.toThrow();
});
