import * as crypto from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { oldHash, password } from "../testing/members.ts";
import { hashPassword, isOutdated, matches } from "./passwords.ts";

vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof crypto>();
  return { ...actual, argon2: vi.fn(actual.argon2) };
});
const hashes = vi.mocked(crypto.argon2);
beforeEach(() => {
  hashes.mockClear();
});

test("keeps argon2id with OWASP's figures and a salt of its own", async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain(password);
  expect(isOutdated(one)).toBe(false);
});

test("is matched only by the same password", async () => {
  const kept = await hashPassword(password);
  expect(await matches(password, kept)).toBe(true);
  for (const wrong of ["", `${password} `, password.toUpperCase()]) {
    expect(await matches(wrong, kept)).toBe(false);
  }
});

test("costs one hash, whether or not there is one to compare with", async () => {
  for (const kept of [null, await hashPassword(password)]) {
    hashes.mockClear();
    expect(await matches("a wrong one", kept)).toBe(false);
    expect(hashes).toHaveBeenCalledTimes(1);
    const [algorithm, options] = hashes.mock.calls[0] ?? [];
    expect(algorithm).toBe("argon2id");
    expect(options).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
  }
});

test("goes on matching what was hashed with other parameters, and says that it is old", async () => {
  const old = oldHash();
  expect(await matches(password, old)).toBe(true);
  expect(await matches("a wrong one", old)).toBe(false);
  expect(isOutdated(old)).toBe(true);
});

test("something else in its place is no password", async () => {
  for (const broken of ["", "secret", "$2b$10$abcdefghijklmnopqrstuv"]) {
    expect(() => isOutdated(broken)).toThrow("no argon2id");
  }
});
