/** docker-compose.yml, as the tests read it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface Service {
  image?: string;
  build?: { target: string };
  profiles?: string[];
  restart?: string;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  ports?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  tmpfs?: string[];
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  logging?: { options: Record<string, string> };
  deploy?: { replicas?: number; resources: { limits: Record<string, unknown> } };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

export const ROOT = join(import.meta.dirname, "..");

export const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

export const compose = parse(read("docker-compose.yml"), { merge: true }) as Compose;

export const services = Object.entries(compose.services);

/** Services that are built here, and not fetched. */
export const ours = services.filter(([, { build }]) => build !== undefined);

export const dockerfile = read("Dockerfile");

/** A stage of the Dockerfile, from its FROM to the next. */
export function stageOf(name: string): string {
  const stages = dockerfile.split(/^(?=FROM )/m);
  return stages.find((stage) => stage.split("\n")[0]!.endsWith(` AS ${name}`)) ?? "";
}
