/** The cookie by which a browser shows that its owner has logged in to an account before. */
import { randomBytes } from "node:crypto";
import { sign, verify } from "@kdl/schemas/contract/signing";

/** Accounts that one browser is known for: a family may share it. */
const MAX_NAMES = 6;

/** Stands for what somebody logs in with, where the name itself has no business. */
export function nameDigest(secret: string, name: string): string {
  return sign(secret, `account.${name.normalize("NFKC").trim().toLowerCase()}`).slice(0, 22);
}

interface Device {
  id: string;
  /** Digests of names, the latest first. */
  names: string[];
}

/** What a cookie says, or `null` where it isn't genuine. */
function readDevice(secret: string, cookie: string | null): Device | null {
  const [id = "", names = "", signature = ""] = (cookie ?? "").split(".");
  if (!verify(secret, `device.${id}.${names}`, signature)) return null;
  return { id, names: names.split("~") };
}

/** The browser's own word, where it is known for this name; `null` for any other browser. */
export function deviceFor(secret: string, cookie: string | null, name: string): string | null {
  const device = readDevice(secret, cookie);
  return device?.names.includes(nameDigest(secret, name)) ? device.id : null;
}

/** What somebody logs in with. */
interface LogInNames {
  email: string;
  username: string | null;
}

/** The cookie of a browser in which somebody has just logged in. */
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
