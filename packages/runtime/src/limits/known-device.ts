/** The signed cookie of a browser in which its owner has logged in before. */
import { randomBytes } from "node:crypto";
import { sign, verify } from "@kdl/schemas/contract/signing";

/** Accounts per browser: a family may share one. */
const MAX_NAMES = 6;

/** Replaces a login name in cookies and buckets. */
export function nameDigest(secret: string, name: string): string {
  return sign(secret, `account.${name.normalize("NFKC").trim().toLowerCase()}`).slice(0, 22);
}

interface Device {
  id: string;
  /** Digests of names, the most recent first. */
  names: string[];
}

/** @returns `null` if the cookie isn't genuine */
function readDevice(secret: string, cookie: string | null): Device | null {
  const [id = "", names = "", signature = ""] = (cookie ?? "").split(".");
  if (!verify(secret, `device.${id}.${names}`, signature)) return null;
  return { id, names: names.split("~") };
}

/** The browser's id if it is known for this name, otherwise `null`. */
export function deviceFor(secret: string, cookie: string | null, name: string): string | null {
  const device = readDevice(secret, cookie);
  return device?.names.includes(nameDigest(secret, name)) ? device.id : null;
}

/** The names that a member can log in with. */
interface LogInNames {
  email: string;
  username: string | null;
}

/** The cookie to set after a successful log-in. */
export function deviceCookie(
  secret: string,
  cookie: string | null,
  { email, username }: LogInNames,
): string {
  const known = readDevice(secret, cookie);
  const id = known?.id ?? randomBytes(12).toString("base64url");
  const own = [email, ...(username === null ? [] : [username])].map((name) =>
    nameDigest(secret, name),
  );
  const others = known?.names.filter((name) => !own.includes(name)) ?? [];
  const names = [...own, ...others].slice(0, MAX_NAMES).join("~");
  return `${id}.${names}.${sign(secret, `device.${id}.${names}`)}`;
}
