/** PostgreSQL's own programs for dumping and restoring a database. */
import { spawn } from "node:child_process";
import { inherited } from "../env.ts";
import { BackupProblem } from "./manifest.ts";

/** How programs reach the database: its password must not be among their arguments. */
function connection(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get("sslmode");
  return {
    ...inherited,
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl === null ? {} : { PGSSLMODE: ssl }),
  };
}

/**
 * @returns its output
 * @throws {BackupProblem} with the program's own message
 */
export async function runTool(url: string, program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { env: connection(url), stdio: ["ignore", "pipe", "pipe"] });
  let [output, complaints] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
  return new Promise((resolve, reject) => {
    child.once("error", () => {
      reject(new BackupProblem(`${program} is missing: install PostgreSQL's client programs.`));
    });
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new BackupProblem(`${program} failed: ${complaints.trim().slice(0, 2000)}`));
    });
  });
}
