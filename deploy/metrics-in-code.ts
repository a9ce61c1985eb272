/** The programs' metrics, read from their sources. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { SourceFile } from "../scripts/repository/source-files.ts";
import { ROOT } from "./compose.ts";

/** Labels that Prometheus adds to every metric, and the one of a histogram's buckets. */
const EVERYWHERE = ["job", "instance", "le"];

/** The programs' own metrics: labels by name. */
export function ownMetrics(sources: readonly SourceFile[]): Map<string, string[]> {
  const texts = sources
    .filter(
      ({ path, isTest }) => !isTest && /^(?:apps\/(?:bff|cms)|packages\/runtime)\/src\//.test(path),
    )
    .filter(({ text }) => /\bmeter\b/i.test(text))
    .map(({ text }) => text);
  // A definition starts with its name; its labels come before the next definition.
  const definitions = texts.flatMap((text) =>
    text.split(/(?=\bname: "[a-z]+_[a-z_]+")/).filter((part) => /^name: "[a-z]+_/.test(part)),
  );
  return new Map(
    definitions.map((text) => [/"(\w+)"/.exec(text)![1]!, [...labelsIn(text), ...EVERYWHERE]]),
  );
}

interface PromClient {
  Registry: new () => { getMetricsAsArray(): { name: string }[] };
  collectDefaultMetrics(options: { register: unknown }): void;
}

/** prom-client's metrics of the process. */
export function processMetrics(): string[] {
  const runtime = createRequire(join(ROOT, "packages/runtime/package.json"));
  const { Registry, collectDefaultMetrics } = runtime("prom-client") as PromClient;
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register.getMetricsAsArray().map(({ name }) => name);
}

function labelsIn(definition: string): string[] {
  const [, block = ""] = /\blabels: \{([^}]*)\}/.exec(definition) ?? [];
  return [...block.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, label]) => label!);
}
