/** A member whose session some inputs carry, so that they reach what only members may do. */
import { accountForms } from "@kdl/schemas/members/account-forms";
import type { AccountFormName } from "@kdl/schemas/members/members";
import { mailedToken } from "../support/outbox.ts";

/** Inputs end sessions as well. */
const LOOKS_EVERY_MS = 3_000;
const PERSON = {
  name: "Fuzz Member",
  email: "fuzz.member@example.org",
  password: "seven blue umbrellas",
};
const CLIENT = { "x-forwarded-for": "10.250.0.1" };

export interface MemberSession extends Disposable {
  cookie(): string;
}

/** Signs up, and from then on logs in whenever there is no session any more. */
export async function keepMemberSession(url: string, dataDir: string): Promise<MemberSession> {
  /** Fills in the fields that a form has. */
  async function send(form: AccountFormName, path: string, more: Record<string, string> = {}) {
    const known: Record<string, string> = { ...PERSON, username: PERSON.email, ...more };
    const { fields } = accountForms[form];
    const reply = await fetch(url + path, {
      method: "POST",
      headers: { ...CLIENT, accept: "application/json" },
      body: new URLSearchParams(fields.map((field) => [field, known[field] ?? ""])),
      redirect: "manual",
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  }
  async function logIn(): Promise<string> {
    const reply = await send("log-in", "/user-login");
    const [, session = ""] = /session=([\w-]{43})/.exec(reply.headers.getSetCookie().join()) ?? [];
    return session;
  }
  async function isOver(session: string): Promise<boolean> {
    const headers = { ...CLIENT, cookie: `session=${session}` };
    return !(await (await fetch(`${url}/trpc/members.current`, { headers })).text()).includes(
      PERSON.email,
    );
  }

  await send("sign-up", "/sign-up");
  const token = await mailedToken(dataDir, PERSON.email);
  await send("verify-email", "/verify-email", { token });
  let session = await logIn();
  async function renew(): Promise<void> {
    if (await isOver(session)) session = await logIn();
  }
  // A site that doesn't answer is seen by others.
  const timer = setInterval(() => void renew().catch(() => {}), LOOKS_EVERY_MS);
  return { cookie: () => session, [Symbol.dispose]: () => clearInterval(timer) };
}
