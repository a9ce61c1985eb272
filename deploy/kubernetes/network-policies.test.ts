/** Who may talk to whom in the cluster, held against the networks of docker-compose.yml. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compose } from "../compose.ts";
import { type Manifest, render } from "./render.ts";

const overlays = ["small", "scale"].map(
  (name) => [name, render(join(import.meta.dirname, "overlays", name))] as const,
);
/** Pods of the site, and others by the label of their namespace. */
const SERVICES: Readonly<Record<string, string>> = {
  "kdl-site/ingress": "proxy",
  "kdl-site/monitoring": "prometheus",
};

describe.each(overlays)("%s", (_name, manifests) => {
  const policies = manifests.filter(({ kind }) => kind === "NetworkPolicy");

  test("a connection that no policy allows is refused", () => {
    const closed = policies.find(({ metadata }) => metadata.name === "nothing-else")!;
    expect(closed["spec"]).toEqual({ podSelector: {}, policyTypes: ["Ingress", "Egress"] });
  });

  test("only those that share a network may connect, each to the port that is for them", () => {
    const connections = policies.flatMap(connectionsOf);
    expect(connections.toSorted()).toEqual([
      "cms to gateway http",
      "gateway to cms http",
      "prometheus to cms metrics",
      "prometheus to gateway metrics",
      "proxy to cms http",
      "proxy to gateway http",
    ]);
    for (const connection of connections) {
      const [from, , to] = connection.split(" ");
      const shared = compose.services[from!]!.networks!.filter((network) =>
        compose.services[to!]!.networks!.includes(network),
      );
      expect([connection, shared.length > 0]).toEqual([connection, true]);
    }
  });

  test("allowed connections succeed, and only those", () => {
    for (const [from, to] of [
      ["gateway", "cms"],
      ["cms", "gateway"],
    ]) {
      const rules = policies.find(({ metadata }) => metadata.name === from)!["spec"].egress;
      expect(JSON.stringify(rules)).toContain(`{"app.kubernetes.io/name":"${to}"}`);
    }
  });
});

test("only what asks them reaches Redis and PostgreSQL", () => {
  const scale = overlays.find(([name]) => name === "scale")![1];
  const portsOf = (pod: string) =>
    scale
      .filter(({ kind, spec }) => kind === "NetworkPolicy" && selects(spec.podSelector, pod))
      .flatMap(({ spec }) => spec.egress ?? [])
      .filter(({ to }: { to?: unknown }) => to === undefined)
      .flatMap(({ ports }: { ports: { port: number }[] }) => ports.map(({ port }) => port));
  const reaches = (port: number) =>
    ["gateway", "cms", "migrate", "backup"].filter((pod) => portsOf(pod).includes(port));
  expect(reaches(6379)).toEqual(["gateway"]);
  expect(reaches(5432)).toEqual(["cms", "migrate", "backup"]);
});

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { values: string[] }[];
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, pod: string): boolean {
  const named = matchLabels["app.kubernetes.io/name"];
  return (
    (named === undefined || named === pod) &&
    matchExpressions.every(({ values }) => values.includes(pod))
  );
}

function connectionsOf({ spec }: Manifest): string[] {
  const to = spec.podSelector.matchLabels?.["app.kubernetes.io/name"];
  return (spec.ingress ?? []).flatMap(
    ({ from, ports }: { from: Record<string, Selector>[]; ports: { port: string }[] }) =>
      from.flatMap((peer) =>
        ports.map(({ port }) => {
          const [[label = "", value = ""] = []] = Object.entries(
            (peer["podSelector"] ?? peer["namespaceSelector"])!.matchLabels!,
          );
          return `${SERVICES[label] ?? value} to ${to} ${port}`;
        }),
      ),
  );
}
