/** Variables and secrets of docker-compose.yml, its env files and docs/operations.md. */
import { describe, expect, test } from "vitest";
import { environment } from "../packages/schemas/src/environment.ts";
import { variablesOf } from "../scripts/repository/documents.ts";
import { compose, dockerfile, ours, read, type Service } from "./compose.ts";
import { secretsOfFiles } from "./image/secrets-of-files.ts";

const known = Object.keys(environment.shape);
/** Variables of the shell or of an env file that the compose file uses. */
const taken = [
  ...new Set([...read("docker-compose.yml").matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name!)),
];

/** Variables that a service gets, directly or as a file. */
const namesIn = (service: Service) =>
  Object.keys(service.environment!).map((key) => key.replace(/_FILE$/, ""));

describe("our programs", () => {
  test.each(ours)("%s gets only variables that exist", (_name, service) => {
    expect(known).toEqual(expect.arrayContaining(namesIn(service)));
  });

  test("together get every variable except those that the images set", () => {
    const settled = ["HOST", "PORT", "CMS_HOST", "CMS_PORT", "DATA_DIR"];
    const given = new Set([...ours.flatMap(([, service]) => namesIn(service)), ...settled]);
    expect(known.filter((name) => !given.has(name))).toEqual([]);
    for (const name of settled) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, "m"));
  });

  test("serve metrics on ports that can't be reached from outside", () => {
    const published = compose.services["proxy"]!.ports!.join();
    for (const [service, name] of [
      ["gateway", "METRICS_PORT"],
      ["cms", "CMS_METRICS_PORT"],
    ] as const) {
      const port = compose.services[service]!.environment![name]!;
      expect(port).toMatch(/^\d+$/);
      expect(published).not.toContain(port);
      expect(read("deploy/observability/prometheus.yml")).toContain(port);
      expect(read("deploy/Caddyfile")).not.toContain(port);
    }
  });

  test.each(ours)("%s gets each secret from the file of the same name", (_name, service) => {
    const files = Object.entries(service.environment!).filter(([key]) => key.endsWith("_FILE"));
    const names = files.map(([key]) => key.replace(/_FILE$/, ""));
    const expected = names.map((name) => name.toLowerCase().replaceAll("_", "-"));
    expect(files.map(([, file]) => file)).toEqual(expected.map((name) => `/run/secrets/${name}`));
    expect(service.secrets).toEqual(expected);
    expect(secretsOfFiles).toEqual(expect.arrayContaining(names));
    for (const name of names) expect(service.environment).not.toHaveProperty(name);
  });
});

test("secrets are files in one folder, empty by default", () => {
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    expect(file).toBe(`\${SECRETS_DIR:-./deploy/no-secrets}/${name}`);
    expect(read(`deploy/no-secrets/${name}`)).toBe("");
    expect(read("deploy/make-secrets.sh")).toContain(`put ${name} `);
  }
  expect(read(".gitignore")).toContain("/secrets/");
  expect(read(".dockerignore")).toContain("\nsecrets\n");
});

test.each(["scale", "observe", "clamav"])(
  "%s.env only sets variables that the compose file uses",
  (name) => {
    const set = variablesOf(read(`deploy/${name}.env`));
    expect([...taken, "COMPOSE_PROFILES"]).toEqual(expect.arrayContaining(Object.keys(set)));
    // Keeps the profiles of env files that come first.
    const before = name === "scale" ? "" : "${COMPOSE_PROFILES:-},";
    expect(set["COMPOSE_PROFILES"]).toBe(before + name);
  },
);

test("docs/operations.md explains exactly the variables that exist", () => {
  const section = read("docs/operations.md")
    .split(/^## /m)
    .find((part) => part.startsWith("Variables\n"));
  const explained = [...section!.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(explained.toSorted()).toEqual([...new Set([...known, ...taken])].toSorted());
});
