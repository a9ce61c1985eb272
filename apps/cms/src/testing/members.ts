/** Members for tests, without a server. */
import { argon2Sync } from "node:crypto";
import type { Payload } from "payload";
import { runDueMail } from "../jobs/mail-runner.ts";
import { signUp, verifyEmail } from "../members/sign-up.ts";
import { type SentMail, sentMail } from "@kdl/runtime/testing/sent-mail";

export const password = "a quiet river of stones";

/** As tests look at what is thrown. */
export const refusal = (code: string) => ({ refusal: { code } });

let people = 0;
export const newAddress = () => `person${(people += 1)}@example.org`;

/** What was mailed to an address, after all that is due has been sent. */
export async function mailed(payload: Payload, email: string): Promise<SentMail[]> {
  await runDueMail(payload);
  return sentMail(process.env["DATA_DIR"]!).filter(({ to }) => to.toLowerCase() === email);
}

/** What the last link to an address carries. */
export const lastToken = async (payload: Payload, email: string): Promise<string> =>
  (await mailed(payload, email)).at(-1)?.token ?? "";

/** Somebody with a confirmed address. @returns the address */
export async function joined(payload: Payload): Promise<string> {
  const email = newAddress();
  await signUp(payload, { name: "Asha Rao", email });
  await verifyEmail(payload, await lastToken(payload, email), password);
  return email;
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** The password's hash with parameters that aren't used any more. */
export function oldHash(): string {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 4096, passes: 1, parallelism: 1, tagLength: 32, nonce };
  const hash = argon2Sync("argon2id", { message: password, ...cost });
  return `$argon2id$v=19$m=4096,t=1,p=1$${plain(nonce)}$${plain(hash)}`;
}
