/** Somebody with an account, logged in, without a browser. */
import { randomUUID } from "node:crypto";
import { mailedToken } from "../support/outbox.ts";

/** @returns the cookie of the session */
export async function loggedInMember(url: string, dataDir: string): Promise<string> {
  const answers = await signedUpMember(url, dataDir);
  const cookies = await post(`${url}/user-login`, answers);
  return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

/** @returns the answers of the form that logs the new member in */
export async function signedUpMember(url: string, dataDir: string) {
  const email = `m-${randomUUID()}@example.org`;
  const password = "seven blue umbrellas";
  await post(`${url}/sign-up`, { name: "Asha Rao", email });
  await post(`${url}/verify-email`, { token: await mailedToken(dataDir, email), password });
  return { username: email, password };
}

/** @returns the cookies of the answer */
async function post(address: string, form: Record<string, string>): Promise<string[]> {
  const body = new URLSearchParams(form);
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`${address}: ${response.status}`);
  return response.headers.getSetCookie();
}
