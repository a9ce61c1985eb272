/** docker-compose.yml, as the tests read it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Service {
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
  deploy?: { resources: { limits: Record<string, unknown> } };
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
