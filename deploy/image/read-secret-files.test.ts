import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { environment } from "../../packages/schemas/src/environment.ts";
import { secretNames } from "../../scripts/launch/secrets.ts";
import { readSecretFiles } from "./read-secret-files.ts";
import { secretsOfFiles } from "./secrets-of-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, "secret");
  writeFileSync(path, text);
  return path;
}

test("a file's content becomes the variable, without the line's end", () => {
  const variables: Record<string, string> = { SMTP_URL_FILE: fileWith("smtp://mail\n") };
  expect(readSecretFiles(variables)).toEqual(["SMTP_URL"]);
  expect(variables["SMTP_URL"]).toBe("smtp://mail");
});

test("a value that is given directly wins", () => {
  const variables = { SMTP_URL: "smtp://given", SMTP_URL_FILE: fileWith("smtp://mail") };
  readSecretFiles(variables);
  expect(variables.SMTP_URL).toBe("smtp://given");
});

test("an empty file is no value", () => {
  const variables: Record<string, string> = { SMTP_URL_FILE: fileWith("\n") };
  readSecretFiles(variables);
  expect(variables["SMTP_URL"]).toBe("");
});

test("a file that isn't there is named, with its variable", () => {
  const missing = join(folder, "nowhere");
  expect(() => readSecretFiles({ SMTP_URL_FILE: missing })).toThrow(
    `SMTP_URL_FILE: can't read ${missing} (ENOENT)`,
  );
});

test("a variable of another program that ends alike is left alone", () => {
  const variables = { TF_CLI_CONFIG_FILE: join(folder, "nowhere") };
  expect(readSecretFiles(variables)).toEqual([]);
  expect(variables).toEqual({ TF_CLI_CONFIG_FILE: join(folder, "nowhere") });
});

test("every secret is a variable of the project, those that are made included", () => {
  expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining([...secretsOfFiles]));
  expect(secretsOfFiles).toEqual(expect.arrayContaining(secretNames));
});
