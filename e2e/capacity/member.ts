/** Somebody with an account, logged in, without a browser. */
import { randomUUID } from "node:crypto";
import { mailedToken } from "../support/outbox.ts";

/** @returns the cookie of the session */
export async function loggedInMember(url: string, dataDir: string): Promise<string> {
  const email = `m-${randomUUID()}@example.org`;
  const password = "seven blue umbrellas";
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const response = await fetch(url + path, { method: "POST", body, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 303) throw new Error(`${path}: ${response.status}`);
    return response.headers.getSetCookie();
  };
  await post("/sign-up", { name: "Asha Rao", email });
  await post("/verify-email", { token: await mailedToken(dataDir, email), password });
  const cookies = await post("/user-login", { username: email, password });
  return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}
