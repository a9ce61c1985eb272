/** Checks that deploy/stack.yml agrees with docker-compose.yml. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compose, read, type Service } from "./compose.ts";

interface Update {
  parallelism: number;
  order: string;
  failure_action: string;
}

interface StackService extends Omit<Service, "volumes"> {
  volumes: (string | { type: string; target: string })[];
  init?: boolean;
  stop_grace_period?: string;
  deploy: Service["deploy"] & {
    replicas?: number;
    update_config: Update;
    rollback_config?: Update;
    resources: { limits: Record<string, unknown> };
  };
}

const stack = parse(read("deploy/stack.yml"), { merge: true }) as {
  services: Record<string, StackService>;
  secrets: Record<string, { file: string; name: string }>;
  networks: Record<string, { internal?: boolean }>;
};

describe.each(Object.entries(stack.services))("%s", (name, service) => {
  const composed = compose.services[name] as Service & { stop_grace_period?: string };

  test("is as restricted, and has the same limits and times", () => {
    expect(restrictionsOf(service)).toEqual(restrictionsOf(composed));
  });

  test("has the same in-memory folders, in the syntax of stacks", () => {
    expect(service.tmpfs).toBeUndefined();
    const inMemory = service.volumes.filter((volume) => typeof volume === "object");
    const expected = composed.tmpfs!.map((target) => ({ type: "tmpfs", target }));
    expect(inMemory).toEqual(expected);
  });

  test("sees the same secrets, and no network of docker-compose.yml that it shouldn't", () => {
    expect(service.secrets).toEqual(composed.secrets);
    expect(composed.networks).toEqual(expect.arrayContaining(service.networks!));
  });

  test("is updated one task at a time, and rolled back if that fails", () => {
    expect(service.deploy.update_config.failure_action).toBe("rollback");
    expect(service.deploy.update_config.parallelism ?? 1).toBe(1);
  });
});

test.each(["gateway", "cms"])(
  "%s has the same variables, and fixed ones the same values",
  (name) => {
    const given = stack.services[name]!.environment!;
    const { environment = {} } = compose.services[name]!;
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(environment).toSorted());
    const fixed = Object.entries(environment).filter(([, value]) => !value.includes("${"));
    expect(given).toMatchObject(Object.fromEntries(fixed));
  },
);

test("new gateways and CMS start before old ones stop", () => {
  expect(stack.services["gateway"]!.deploy).toMatchObject({
    replicas: 3,
    update_config: { order: "start-first" },
    rollback_config: { order: "start-first" },
  });
  expect(stack.services["cms"]!.deploy).toMatchObject({
    replicas: 2,
    update_config: { order: "start-first" },
  });
});

test("the proxy has the same image as in docker-compose.yml", () => {
  expect(stack.services["proxy"]!.image).toBe(compose.services["proxy"]!.image);
});

test("networks of servers can't reach the internet", () => {
  expect(stack.networks["data"]!.internal).toBe(compose.networks["data"]!.internal);
  expect(stack.networks["watch"]!.internal).toBe(compose.networks["watch"]!.internal);
});

test("secrets are files that make-secrets.sh makes, under a name that changes with them", () => {
  for (const [name, secret] of Object.entries(stack.secrets)) {
    expect(read("deploy/make-secrets.sh")).toContain(`put ${name} `);
    expect(secret.file).toBe(`\${SECRETS_DIR:-../secrets}/${name}`);
    expect(secret.name).toMatch(/\$\{SECRETS_VERSION:-1\}$/);
  }
});

/** The settings that have to be identical in both files. */
const restrictionsOf = (
  one: Omit<Service, "volumes"> & { init?: boolean; stop_grace_period?: string },
) => ({
  readOnly: one.read_only,
  init: one.init,
  drops: one.cap_drop,
  adds: one.cap_add,
  logging: one.logging,
  grace: one.stop_grace_period,
  limits: one.deploy!.resources.limits,
});
