/** What docs/operations.md says of the images, checked by reading the Dockerfile. */
import { expect, test } from "vitest";
import { compose, dockerfile, read, stageOf } from "./compose.ts";

const instructions = dockerfile
  .replaceAll(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line));
const targets = ["gateway", "cms", "backup"];

test("images run without root and without build tools", () => {
  for (const target of targets) {
    const stages = [
      stageOf(target),
      stageOf(target).includes("FROM runtime") && stageOf("runtime"),
    ];
    const text = stages.filter(Boolean).join("\n");
    expect(text).toMatch(/^USER 1000:1000$/m);
    expect(text).not.toMatch(/npm|pnpm|apt-get|curl|wget/);
  }
});

test("bases are named once each, so that updates can pin them by digest", () => {
  const bases = instructions.filter((line) => /^ARG \w+_IMAGE=/.test(line));
  expect(bases).toHaveLength(3);
  for (const base of bases) expect(base).toMatch(/=[\w/-]+:[\w.-]*\d[\w.-]*|=debian:bookworm-slim/);
  const stages = instructions.filter((line) => line.startsWith("FROM "));
  const named: string[] = [];
  for (const stage of stages) {
    const [, from, name] = /^FROM (\S+) AS ([\w-]+)$/.exec(stage) ?? [];
    expect(/^\$\{\w+_IMAGE\}$/.test(from!) || named.includes(from!)).toBe(true);
    named.push(name!);
  }
  expect(named).toEqual(expect.arrayContaining(targets));
  expect(read(".github/renovate.json")).toContain('"docker:pinDigests"');
});

test("programs get signals themselves, and say whether they are well", () => {
  for (const line of instructions.filter((text) => /^(?:CMD|ENTRYPOINT) /.test(text))) {
    expect(line).toMatch(/^\w+ \["/);
  }
  for (const target of ["gateway", "cms"]) expect(stageOf(target)).toMatch(/^HEALTHCHECK /m);
});

test("programs that serve have a heap limit that is a share of their container's", () => {
  for (const target of ["gateway", "cms"]) {
    const [, flags = ""] = /^CMD \["node", (.+?), "--import"/m.exec(stageOf(target)) ?? [];
    const [, share] = /"--max-old-space-size-percentage=(\d+)"/.exec(flags) ?? [];
    expect([target, Number(share)]).toEqual([target, expect.any(Number)]);
    expect(Number(share)).toBeLessThanOrEqual(50);
    expect(flags).toContain('"--max-semi-space-size=16"');
    expect(compose.services[target]!.deploy!.resources.limits).toHaveProperty("memory");
  }
  expect(stageOf("runtime")).toMatch(/^ENV .*MALLOC_ARENA_MAX=2/m);
});

test("no layer holds a secret, or the whole checkout beside what builds", () => {
  expect(
    instructions.filter((line) => /^ADD |^(?:ENV|ARG) .*(?:SECRET|PASSWORD|TOKEN)/.test(line)),
  ).toEqual([]);
  const copies = instructions.filter((line) => /^COPY (?!--from=)/.test(line));
  for (const copy of copies) expect(stageOf("sources")).toContain(copy);
});

test("backups are made by the programs of the server's own version", () => {
  const [, image] = /^ARG POSTGRES_IMAGE=(.+)$/m.exec(dockerfile) ?? [];
  expect(image).toBe(compose.services["postgres"]!.image);
});
