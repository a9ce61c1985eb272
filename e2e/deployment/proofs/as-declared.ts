/** Whether containers run as docker-compose.yml says, and as restricted as it has to be. */
import assert from "node:assert/strict";
import type { Project } from "../project.ts";

interface Declared {
  services: Record<
    string,
    {
      networks: Record<string, unknown>;
      read_only?: boolean;
      cap_drop?: string[];
      cap_add?: string[];
      security_opt?: string[];
      ports?: { host_ip?: string; published: string; target: number; protocol: string }[];
      deploy: { resources: { limits: { cpus: number; memory: string; pids: number } } };
    }
  >;
}

/** Containers that Docker itself starts as root: their image says so, and they have no capability. */
const ROOT_IMAGES = new Set(["proxy", "minio", "mailpit"]);

export async function containersAreAsDeclared(project: Project): Promise<string> {
  const declared = JSON.parse(await project.compose(["config", "--format", "json"])) as Declared;
  const names = await project.running();
  for (const name of names) {
    const service = declared.services[name];
    assert.ok(service, name);
    const { HostConfig: host, Config, NetworkSettings } = await project.container(name);
    const { cpus, memory, pids } = service.deploy.resources.limits;
    const ports = Object.entries(host.PortBindings ?? {}).flatMap(([target, bindings]) =>
      bindings.map(({ HostIp, HostPort }) => `${HostIp}:${HostPort}:${target}`),
    );
    assert.deepEqual(
      {
        readOnly: host.ReadonlyRootfs,
        privileged: host.Privileged,
        drops: host.CapDrop,
        adds: host.CapAdd ?? [],
        security: host.SecurityOpt,
        memory: host.Memory,
        cpus: host.NanoCpus / 1e9,
        pids: host.PidsLimit,
        ports: ports.toSorted(),
        networks: Object.keys(NetworkSettings.Networks).toSorted(),
      },
      {
        readOnly: true,
        privileged: false,
        drops: ["ALL"],
        adds: service.cap_add ?? [],
        security: ["no-new-privileges:true"],
        memory: Number(memory),
        cpus,
        pids,
        ports: (service.ports ?? [])
          .map(
            ({ host_ip: ip, published, target, protocol }) =>
              `${ip}:${published}:${target}/${protocol}`,
          )
          .toSorted(),
        networks: Object.keys(service.networks)
          .map((network) => `${project.name}_${network}`)
          .toSorted(),
      },
      name,
    );
    if (!ROOT_IMAGES.has(name)) {
      assert.match(Config.User, /^(?!0|root).+/, `${name} runs as "${Config.User}"`);
      assert.notEqual((await project.exec(name, "id", "-u")).trim(), "0", `${name} is root`);
    }
  }
  return `${names.length} containers: ${names.join(", ")}`;
}

/** A site that has lost Redis or the CMS is still healthy for Docker: `/readyz` says what is wrong. */
export async function nothingIsDegraded({ url }: Project): Promise<void> {
  const { problems } = (await (await fetch(`${url}/readyz`)).json()) as { problems: string[] };
  assert.deepEqual(problems, []);
}
