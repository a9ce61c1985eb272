/** What is generated and committed has to fit what it was generated from. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BasePayload, type SanitizedConfig } from "payload";
import { generateTypes } from "payload/node";
import { expect, test, vi } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Drizzle {
  schema: Record<string, unknown>;
  requireDrizzleKit(): { generateDrizzleJson(schema: Record<string, unknown>): Promise<object> };
}

async function currentConfig(): Promise<SanitizedConfig> {
  vi.resetModules();
  const { default: config } = (await import("@payload-config")) as {
    default: Promise<SanitizedConfig>;
  };
  return config;
}

async function currentSchema(): Promise<object> {
  const config = await currentConfig();
  const payload = await new BasePayload().init({
    config,
    disableDBConnect: true,
    disableOnInit: true,
  });
  const { schema, requireDrizzleKit } = payload.db as unknown as Drizzle;
  return { ...(await requireDrizzleKit().generateDrizzleJson(schema)), id: "", prevId: "" };
}

test.each([
  ["sqlite", undefined],
  ["postgres", "postgres://nobody@127.0.0.1/none"],
])("the migrations of %s are current: else run pnpm migrate:create", async (dialect, url) => {
  vi.stubEnv("DATABASE_URL", url);
  const folder = join(root, "src/migrations", dialect);
  const snapshots = readdirSync(folder).filter((file) => file.endsWith(".json"));
  expect(snapshots, "only the newest is kept").toHaveLength(1);
  const migrated = JSON.parse(readFileSync(join(folder, snapshots[0]!), "utf8")) as object;
  const current = JSON.parse(JSON.stringify(await currentSchema())) as object;
  expect(current).toEqual({ ...migrated, id: "", prevId: "" });
  vi.unstubAllEnvs();
});

test("the types are current: else run pnpm generate", async () => {
  const output = join(process.env["DATA_DIR"]!, "types.ts");
  vi.stubEnv("PAYLOAD_TS_OUTPUT_PATH", output);
  await generateTypes(await currentConfig(), { log: false });
  vi.unstubAllEnvs();
  expect(readFileSync(output, "utf8")).toBe(
    readFileSync(join(root, "src/payload-types.ts"), "utf8"),
  );
});
