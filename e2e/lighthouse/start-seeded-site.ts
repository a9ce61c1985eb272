/** The site as a newcomer gets it: the built CMS with its seeded content, and the built gateway. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { type Program, startProgram } from "../support/start-program.ts";

/** The first start migrates the database and draws the images. */
const SEEDED_WITHIN_MS = 120_000;
const READY_WITHIN_MS = 15_000;

export interface SeededSite {
  url: string;
  close(): Promise<void>;
}

/** Starts both on free ports over a data folder of their own; resolves when the site answers. */
export async function startSeededSite(): Promise<SeededSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "seeded-site-"));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    UPSTREAM_URL: `http://127.0.0.1:${cmsPort}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    GATEWAY_SECRET: "a secret of the seeded site",
    PAYLOAD_SECRET: "another secret of the seeded site",
    CMS_ADMIN_PASSWORD: "a password of the seeded site",
  };
  const programs: Program[] = [];
  const close = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    programs.push(
      await startProgram({
        entry: "apps/cms/src/server.ts",
        readyUrl: `${environment.UPSTREAM_URL}/readyz`,
        readyWithin: SEEDED_WITHIN_MS,
        environment,
      }),
    );
    programs.push(
      await startProgram({
        entry: "apps/bff/dist/server.js",
        readyUrl: `${url}/readyz`,
        readyWithin: READY_WITHIN_MS,
        environment,
      }),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
