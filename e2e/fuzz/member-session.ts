/** A member whose session some inputs carry, so that they reach what only members may do. */
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
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, {
      method: "POST",
      headers: { ...CLIENT, accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  async function logIn(): Promise<string> {
    const { email, password } = PERSON;
    const reply = await post("/user-login", { username: email, password });
    const [, session] = /session=([\w-]{43})/.exec(reply.headers.getSetCookie().join()) ?? [];
    return session ?? "";
  }
  async function isOver(session: string): Promise<boolean> {
    const headers = { ...CLIENT, cookie: `session=${session}` };
    return !(await (await fetch(`${url}/trpc/members.current`, { headers })).text()).includes(
      PERSON.email,
    );
  }

  await post("/sign-up", PERSON);
  await post("/verify-email", { token: await mailedToken(dataDir, PERSON.email) });
  let session = await logIn();
  if (session === "") throw new Error("The member can't log in.");
  async function renew(): Promise<void> {
    if (await isOver(session)) session = (await logIn()) || session;
  }
  // A site that doesn't answer is seen by others.
  const timer = setInterval(() => void renew().catch(() => {}), LOOKS_EVERY_MS);
  return { cookie: () => session, [Symbol.dispose]: () => clearInterval(timer) };
}
