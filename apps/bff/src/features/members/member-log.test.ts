import { memberCall } from "@kdl/schemas/members/member-calls";
import { afterEach, expect, test } from "vitest";
import { asha, MemberBrowser, PASSWORD } from "../../testing/member-browser.ts";
import { logLines } from "../../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const planted = {
  name: "Planted Person",
  email: "planted@example.org",
  username: "planted.name",
  password: "planted-pass-phrase-1",
};
const TOKEN = `plantedtoken${"x".repeat(31)}`;

test("the log holds no credential, address, name or token, whatever fails", async () => {
  const { log, lines } = logLines();
  let browser: MemberBrowser;
  const start = async (timeoutMs?: number) => {
    gateway = await startTestGateway({ log, members: timeoutMs ? { timeoutMs } : {} });
    gateway.upstream.addMember(planted);
    gateway.upstream.addMember(asha);
    browser = new MemberBrowser(gateway.client);
  };
  await start();
  const { name, email, username, password } = planted;
  const current_password = password;
  await browser!.logIn(planted);
  const sessions = new Set([browser!.session]);
  const device = browser!.cookies.get("device");

  const html = { accept: "text/html" };
  const everything = async () => {
    await browser.query("current");
    await browser.query("submissions");
    await browser.send("saveStep", { name, phone: "9123456780" }, { step: "personal" });
    await browser.send("changeUsername", { username });
    await browser.send("changeEmail", { email: `new.${email}`, current_password });
    await browser.send("changePassword", { current_password: `${password}x`, password });
    await browser.send("deleteAccount", { current_password: `${password}x` });
    await browser.send("verifyEmail", { token: TOKEN, password });
    await browser.send("confirmEmail", { token: TOKEN });
    await browser.send("resetPassword", { token: TOKEN, password });
    await browser.send("forgotPassword", { email });
    await browser.signUp(planted);
    await browser.call("logIn", `${email}${password}`);
    for (const page of ["verify-email", "reset-password", "confirm-email"]) {
      await browser.get(`/${page}?token=${TOKEN}`, html);
      await browser.get(`/${page}/?token=${TOKEN}`, html);
      await browser.get(`/${page}?token=${TOKEN}&x=%zz`, html);
      await browser.post(`/${page}?token=${TOKEN}`, { token: TOKEN, password });
      await browser.post(`/${page}`, { token: TOKEN }, { "content-type": "text/plain" });
    }
    await browser.get(`/user-login?next=/x?email=${email}`);
    await browser.post(`/account?email=${email}`, { form: "change-password", current_password });
    await browser.post("/user-login", { username: email, password: `${password}x` });
    await browser.get("/member-picture?v=plantedversion");
    await browser.request({
      method: "post",
      url: `/trpc/members.logIn?planted=${TOKEN}`,
      headers: { "content-type": "application/json" },
      body: `{"answers":{"username":"${email}","password":"${password}`,
    });
    await browser.logIn(planted);
    sessions.add(browser.session);
  };

  await everything();
  const body = { code: "SQL", message: `duplicate ${email}`, fields: { email }, session: TOKEN };
  for (const mode of ["status", "reset", "not-json", "malformed", "hang"] as const) {
    if (mode === "hang") {
      await gateway.close();
      await start(150);
    }
    gateway.upstream.fail({ path: "/api/members/", mode, body });
    await everything();
    gateway.upstream.heal();
  }
  await gateway.client.get(`/%zz?token=${TOKEN}`).set({ cookie: browser!.cookie });
  await gateway.client
    .get(`/broken?token=${TOKEN}`)
    .set({ cookie: browser!.cookie, authorization: `Bearer ${TOKEN}` });

  const text = JSON.stringify(lines());
  expect(lines().length).toBeGreaterThan(100);
  expect(text).toContain(memberCall.logIn);
  expect(text).not.toMatch(/planted|9123456780|@example/i);
  const secrets = [...sessions, device, PASSWORD].filter((word) => word !== undefined);
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const secret of secrets) expect(text).not.toContain(secret);
});
