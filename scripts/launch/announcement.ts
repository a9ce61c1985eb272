import type { AdminAccount } from "./prepare.ts";
import type { Settings } from "./settings.ts";

export interface Ready {
  settings: Settings;
  /** `null` where another upstream is in use. */
  adminAccount: AdminAccount | null;
  seconds: number;
  /** Whether the upstream has answered. */
  upstreamReached: boolean;
}

/** What is printed once all is ready. */
export function announcement(ready: Ready): string {
  const { settings, adminAccount } = ready;
  const rows: [string, string][] = [["Site", siteAddress(settings)]];
  if (adminAccount) {
    rows.push(
      ["Admin", `http://localhost:${settings.CMS_PORT}/admin`],
      ["Log in as", settings.CMS_ADMIN_EMAIL],
      ["Password", passwordOf(adminAccount)],
    );
  } else {
    rows.push(["Content", settings.UPSTREAM_URL?.join(", ") ?? ""]);
    if (!ready.upstreamReached) {
      rows.push(["", "It does not answer yet; the site shows its content as soon as it does."]);
    }
  }
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, text]) => `  ${label.padEnd(width)}${text}`);
  return [
    "",
    `  Ready in ${ready.seconds.toFixed(1)} s`,
    "",
    ...lines,
    "",
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");
}

/** Where a browser on this machine finds the site. */
export function siteAddress({ SITE_ORIGIN, HOST, PORT }: Settings): string {
  if (SITE_ORIGIN !== undefined) return SITE_ORIGIN;
  return `http://${isLocal(HOST) ? "localhost" : bracketed(HOST)}:${PORT}`;
}

/** Where the launcher itself reaches the gateway. */
export function gatewayAddress({ HOST, PORT }: Settings): string {
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "::1" : HOST;
  return `http://${bracketed(host)}:${PORT}`;
}

function isLocal(host: string): boolean {
  return ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function passwordOf({
  password: { value, file, isNew },
  isNew: isNewAccount,
}: AdminAccount): string {
  if (isNew && isNewAccount === false) return "the one that this database already has";
  if (file === null) return "as in CMS_ADMIN_PASSWORD, unless changed in the admin";
  if (!isNew) return `in ${file}, unless changed in the admin`;
  const shown = `${value}  (kept in ${file})`;
  return isNewAccount === null ? `${shown}, unless the database already has an account` : shown;
}
