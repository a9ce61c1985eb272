/** What members say to the shipped site: nothing of it gets into a log, and no password or session into a file. */
import { plantedIn, plantedUnder } from "../support/find-planted.ts";
import { MemberRequests, profileFilled } from "../support/member-requests.ts";
import { mailedToken } from "../support/outbox.ts";
import { planted, plantedWords } from "../support/planted-member.ts";
import { expect, test } from "../support/shipped-test.ts";

test("a member's whole life leaves nothing in the logs, and only digests in files", async ({
  playwright,
  shipped,
}) => {
  const context = await playwright.request.newContext();
  const member = new MemberRequests(context, shipped.url);
  const { dataDir } = shipped;
  const { name, email, nextEmail, password, nextPassword, username } = planted;
  const account = (form: string, answers: Record<string, string>) =>
    member.post("/account", { form, ...answers });
  const sessions: string[] = [];
  const noteCookies = async () => {
    const { cookies } = await context.storageState();
    sessions.push(...cookies.filter((each) => each.name === "session").map(({ value }) => value));
  };

  expect(await member.post("/sign-up", { name, email })).toBe("/check-inbox?notice=signedUp");
  expect(await member.logIn(planted.wrongPassword)).toBe("401");
  const verification = await mailedToken(dataDir, email);
  await member.get(`/verify-email?token=${verification}`);
  const link = { token: verification, password };
  expect(await member.post("/verify-email", link)).toContain("/user-login");
  expect(await member.logIn(password)).toBe("/choosephoto");
  await noteCookies();
  expect(await member.fillProfile()).toEqual(profileFilled);
  expect(await (await member.get("/view-profile")).text()).toContain(name);

  expect(await account("change-username", { username })).toContain("notice=usernameChanged");
  const change = { current_password: password, password: nextPassword };
  expect(await account("change-password", change)).toContain("notice=passwordChanged");
  await noteCookies();
  const move = { email: nextEmail, current_password: nextPassword };
  expect(await account("change-email", move)).toContain("notice=emailSent");
  const confirmation = await mailedToken(dataDir, nextEmail);
  await member.get(`/confirm-email?token=${confirmation}`);
  expect(await member.post("/confirm-email", { token: confirmation })).toContain("/account");
  expect(await member.post("/forgot-password", { email: nextEmail })).toBe(
    "/check-inbox?notice=resetSent",
  );
  const reset = await mailedToken(dataDir, nextEmail, 2);
  expect(await member.post("/reset-password", { token: reset, password })).toContain("/user-login");
  expect(await member.logIn(password, username)).toBe("/choosephoto");
  await noteCookies();

  expect(sessions).toHaveLength(3);
  const tokens = [verification, confirmation, reset];
  const secrets = [password, nextPassword, planted.wrongPassword, ...sessions, ...tokens];
  // The mails themselves lie in a folder, as this site has no mail server.
  const files = plantedUnder(dataDir, secrets).filter((at) => !at.startsWith("outbox/"));
  expect(files).toEqual([]);
  expect(await account("delete-account", { current_password: password })).toContain("/user-login");
  expect(await member.logIn(password)).toBe("401");
  expect(plantedIn(shipped.log(), [...plantedWords, ...sessions, ...tokens])).toEqual([]);
  expect(shipped.log()).toContain("/verify-email");
});
