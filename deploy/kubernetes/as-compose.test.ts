/** Checks that the manifests agree with docker-compose.yml and the images. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compose, dockerfile, read, type Service, stageOf } from "../compose.ts";
import { type Manifest, podOf, render } from "./render.ts";

const OVERLAYS = ["small", "scale"];
/** Each kind of pod, and the service of docker-compose.yml that it corresponds to. */
const PODS = [
  ["gateway", "gateway"],
  ["cms", "cms"],
  ["backup", "backup"],
  ["migrate", "cms"],
] as const;

const rendered = new Map(
  OVERLAYS.map((name) => [name, render(join(import.meta.dirname, "overlays", name))]),
);
const cases = OVERLAYS.flatMap((overlay) =>
  PODS.map(([pod, service]) => ({ overlay, pod, service })).filter(
    ({ pod }) => pod !== "migrate" || overlay === "scale",
  ),
);

const servers = cases.filter(({ pod }) => pod === "gateway" || pod === "cms");

describe.each(cases)("$pod of $overlay", (subject) => {
  const { manifests, pod, container, service, stage } = readSubject(subject);

  test("gets the same variables, and fixed ones have the same values", () => {
    const given = variablesFor(container, manifests);
    const { environment = {} } = service;
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(environment).toSorted());
    const fixed = Object.entries(environment).filter(([, value]) => !value.includes("${"));
    expect(given).toMatchObject(Object.fromEntries(fixed));
  });

  test("sees the same secrets, in the same place", () => {
    const { items, secretName } = pod.volumes.find(byName("secrets")).secret;
    expect(secretName).toBe("site-secrets");
    expect(items).toEqual(service.secrets!.map((key) => ({ key, path: key })));
    const mount = { name: "secrets", mountPath: "/run/secrets", readOnly: true };
    expect(container.volumeMounts).toContainEqual(mount);
  });

  test("has the same limits", () => {
    const { cpus, memory } = service.deploy!.resources.limits as { cpus: string; memory: string };
    const expected = { cpu: String(Number(cpus)), memory: inKubernetes(memory) };
    expect(container.resources.limits).toEqual(expected);
    // Pods that use more than they requested are evicted first when a node runs out of memory.
    expect(container.resources.requests.memory).toBe(expected.memory);
  });

  test("is as restricted: no root, no capabilities, only volumes and /tmp are writable", () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
    const [, user] = /^USER (\d+):\1$/m.exec(stage) ?? /^USER (\d+):\1$/m.exec(stageOf("runtime"))!;
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: Number(user),
      runAsGroup: Number(user),
      fsGroup: Number(user),
      fsGroupChangePolicy: "OnRootMismatch",
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { securityContext } of [...pod.containers, ...(pod.initContainers ?? [])]) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
    expect(pod.volumes.find(byName("tmp")).emptyDir.medium).toBe("Memory");
    expect(container.volumeMounts).toContainEqual({ name: "tmp", mountPath: "/tmp" });
  });

  test("has no account, and no variables of the cluster, which might clash with its own", () => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
  });
});

describe.each(servers)("$pod of $overlay", (subject) => {
  const { pod, container, service, stage } = readSubject(subject);

  test("listens where the image does", () => {
    const { METRICS_PORT, CMS_METRICS_PORT } = service.environment!;
    expect(container.ports).toEqual([
      { name: "http", containerPort: Number(/^EXPOSE (\d+)$/m.exec(stage)![1]) },
      { name: "metrics", containerPort: Number(METRICS_PORT ?? CMS_METRICS_PORT) },
    ]);
  });

  test("has as long to start as the image's health check allows", () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    const window = startupProbe.periodSeconds * startupProbe.failureThreshold;
    const [, startPeriod] = /--start-period=(\d+)s/.exec(stage)!;
    expect(window).toBeGreaterThanOrEqual(Number(startPeriod));
    for (const probe of [startupProbe, readinessProbe]) {
      expect(probe.httpGet).toEqual({ path: "/readyz", port: "http" });
    }
    // Not /readyz: a CMS without its database isn't helped by a restart.
    expect(livenessProbe.httpGet).toEqual({ path: "/healthz", port: "http" });
  });

  test("has as long to shut down as docker-compose.yml allows", () => {
    const [, seconds] = container.lifecycle.preStop.exec.command as string[];
    const grace = Number.parseInt(service.stop_grace_period!, 10) + Number(seconds);
    expect(pod.terminationGracePeriodSeconds).toBe(grace);
  });
});

test("gateways are probed for readiness as often as Caddy does", () => {
  const [, seconds] = /health_interval (\d+)s/.exec(read("deploy/Caddyfile"))!;
  const gateway = rendered.get("scale")!.find(({ metadata }) => metadata.name === "gateway")!;
  expect(podOf(gateway).containers[0].readinessProbe.periodSeconds).toBe(Number(seconds));
});

test("the migration runs the image's command, and exits when done", () => {
  const migrate = rendered.get("scale")!.find(({ metadata }) => metadata.name === "migrate")!;
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(stageOf("cms"))![1]!) as string[];
  expect(podOf(migrate).containers[0].args).toEqual([...command, "--migrate"]);
  expect(migrate["spec"].suspend).toBe(true);
});

test("the admin's host serves what the Caddyfile allows", () => {
  const [, open] = /@closed not path (.+)/.exec(read("deploy/Caddyfile"))!;
  // Kubernetes matches prefixes by path element: /admin matches /admin and /admin/*.
  const expected = new Set(open!.split(" ").map((path) => path.replace(/\/\*$/, "")));
  for (const manifests of rendered.values()) {
    const admin = manifests.find((one) => one.kind === "Ingress" && one.metadata.name === "admin")!;
    const { paths } = admin["spec"].rules[0].http;
    expect(paths.map(({ path }: { path: string }) => path || "/").toSorted()).toEqual(
      [...expected].map((path) => path || "/").toSorted(),
    );
    for (const { path, pathType } of paths) {
      expect([path, pathType]).toEqual([path, open!.includes(`${path}/*`) ? "Prefix" : "Exact"]);
    }
  }
});

test("/data of the gateway's image has the folder where the volume for built files is mounted", () => {
  expect(dockerfile).toContain("install --directory /data/cache /data/cache/built-files");
});

function readSubject({ overlay, pod: name, service: serviceName }: (typeof cases)[number]) {
  const manifests = rendered.get(overlay)!;
  const pod = podOf(
    manifests.find(({ kind, metadata }) => metadata.name === name && isPodMaker(kind))!,
  );
  const service = compose.services[serviceName] as Service & { stop_grace_period?: string };
  return { manifests, pod, container: pod.containers[0], service, stage: stageOf(serviceName) };
}

const isPodMaker = (kind: string) => kind === "Deployment" || kind === "CronJob";
const byName =
  (wanted: string) =>
  ({ name }: { name: string }) =>
    name === wanted;

/** Docker's m and g are Kubernetes' Mi and Gi. */
const inKubernetes = (memory: string) => memory.replace(/m$/, "Mi").replace(/g$/, "Gi");

interface Variables {
  envFrom?: { configMapRef: { name: string } }[];
  env?: { name: string; valueFrom: { configMapKeyRef: { name: string; key: string } } }[];
}

function variablesFor({ envFrom = [], env = [] }: Variables, manifests: readonly Manifest[]) {
  const dataOf = (wanted: string) =>
    manifests.find(({ kind, metadata }) => kind === "ConfigMap" && metadata.name === wanted)![
      "data"
    ] as Record<string, string>;
  const given: Record<string, string> = {};
  for (const { configMapRef } of envFrom) Object.assign(given, dataOf(configMapRef.name));
  for (const { name, valueFrom } of env) {
    const { name: map, key } = valueFrom.configMapKeyRef;
    expect(dataOf(map)).toHaveProperty(key);
    given[name] = dataOf(map)[key]!;
  }
  return given;
}
