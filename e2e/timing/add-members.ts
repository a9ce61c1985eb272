/** People whom the CMS knows. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSessionWire } from "@kdl/schemas/contract/member-replies";
import { mailedToken } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";

const name = "Asha Rao";
const password = "seven blue umbrellas in the rain";
const verified = { email: "verified@example.org", username: "verified.member" };
const unverified = { email: "unverified@example.org" };

/** One with a verified address and a username, and one who has only signed up. */
export async function addMembers({ cmsUrl, send, dataDir }: ShippedSite) {
  async function post(path: string, body: unknown, session = ""): Promise<unknown> {
    const response = await send(cmsUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  for (const { email } of [verified, unverified]) {
    await post(memberCall.signUp, { name, email });
  }
  await post(memberCall.verifyEmail, {
    token: await mailedToken(dataDir, verified.email),
    password,
  });
  const begun = await post(memberCall.logIn, { username: verified.email, password });
  const { token } = memberSessionWire.parse(begun);
  await post(memberCall.changeUsername, { username: verified.username }, token);
  return { verified, unverified };
}
