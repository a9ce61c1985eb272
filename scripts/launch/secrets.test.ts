import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { provideSecrets } from "./secrets.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("secrets are made once, only for their owner", () => {
  const first = provideSecrets(folder, {});
  const second = provideSecrets(folder, {});
  expect(first.GATEWAY_SECRET.isNew).toBe(true);
  expect(second.GATEWAY_SECRET).toMatchObject({ value: first.GATEWAY_SECRET.value, isNew: false });
  expect(first.CMS_ADMIN_PASSWORD.value).toHaveLength(20);
  expect(modeOf(join(folder, "secrets"))).toBe(0o700);
  expect(modeOf(first.PAYLOAD_SECRET.file!)).toBe(0o600);
  expect(readFileSync(first.PAYLOAD_SECRET.file!, "utf8").trim()).toBe(first.PAYLOAD_SECRET.value);
});

test("a secret that is given is never stored", () => {
  const { PAYLOAD_SECRET } = provideSecrets(folder, { PAYLOAD_SECRET: "given by somebody" });
  expect(PAYLOAD_SECRET).toEqual({ value: "given by somebody", file: null, isNew: false });
  expect(() => statSync(join(folder, "secrets/payload-secret"))).toThrow("ENOENT");
});
