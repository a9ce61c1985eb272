import { chromium } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { startSite } from "./support/start-site.ts";
const OUT = "/tmp/shots-account";
const problems = [];
const site = await startSite({
  environment: { LOG_LEVEL: "info" },
  prepare: (u) =>
    u.replace("templatesettings", {
      templatesetting: [
        { slug: "site-name", value: "Harbour Light" },
        { slug: "member-area-url", value: "/member-area/" },
      ],
    }),
});
site.upstream.addMember({
  name: "Asha Rao",
  email: "asha@example.org",
  password: "correct horse battery",
  profile: { personal: { name: "Asha Devi Rao", phone: "9876543210" } },
});
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
const widths = (process.env.WIDTHS ?? "390,768,1280").split(",").map(Number);
async function newPage(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.on("console", (m) => {
    if (["error", "warning"].includes(m.type())) problems.push(m.text());
  });
  context.on("weberror", (e) => problems.push(String(e.error())));
  return context.newPage();
}
async function alive(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("html.hydrated").waitFor({ state: "attached" });
}
async function shoot(page, name) {
  for (const width of widths)
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.evaluate((t) => {
        document.documentElement.dataset.theme = t;
      }, theme);
      await page.waitForTimeout(120);
      await page.screenshot({
        path: `${OUT}/${name}-${width}-${theme}.png`,
        fullPage: !name.includes("view"),
      });
      if (width !== 768) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const v of violations)
          problems.push(`axe ${name} ${width} ${theme}: ${v.id} ${v.nodes[0].html.slice(0, 200)}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        if (overflow > 0) problems.push(`overflow ${name} ${width}: ${overflow}`);
      }
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
}
const parts = (process.argv[2] ?? "all").split(",");
const on = (p) => parts.includes("all") || parts.includes(p);
const step = (t) => console.log("·", t);
const mail = (kind) =>
  site.upstream
    .memberMails()
    .filter((m) => m.kind === kind)
    .at(-1);
export { site, browser, newPage, alive, shoot, on, step, mail, problems };
try {
  if (on("login")) {
    const page = await newPage();
    await page.goto(site.url + "/user-login");
    await alive(page);
    await shoot(page, "login");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForTimeout(300);
    await shoot(page, "login-empty");
    await page.getByLabel("Username").fill("asha@example.org");
    await page.getByLabel("Password", { exact: false }).first().fill("wrong");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("Invalid username").first().waitFor();
    await shoot(page, "login-wrong");
    await page.context().close();
  }
  if (on("signup")) {
    const page = await newPage();
    await page.goto(site.url + "/sign-up");
    await alive(page);
    await shoot(page, "sign-up");
    await page.getByLabel("Name").fill("Ravi Kumar");
    await page.getByLabel("Email").fill("ravi");
    await page.getByRole("textbox", { name: "Password" }).fill("short");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForTimeout(300);
    await shoot(page, "sign-up-wrong");
    await page.getByLabel("Email").fill("ravi@example.org");
    await page.getByRole("textbox", { name: "Password" }).fill("wandering otters sing");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL(/check-inbox/);
    await page.waitForTimeout(300);
    await shoot(page, "check-inbox");
    const { token } = mail("verify");
    step("mail " + token);
    await page.goto(site.url + "/verify-email");
    await alive(page);
    await shoot(page, "verify-incomplete");
    await page.goto(site.url + "/verify-email?token=" + token);
    await alive(page);
    await shoot(page, "verify");
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await page.waitForURL(/user-login/);
    await page.waitForTimeout(300);
    step(page.url());
    await shoot(page, "login-verified");
    await page.goto(site.url + "/verify-email?token=" + token);
    await alive(page);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await page.locator(".form-summary").waitFor();
    await shoot(page, "verify-expired");
    await page.goto(site.url + "/forgot-password");
    await alive(page);
    await shoot(page, "forgot");
    await page.getByLabel("Email").fill("ravi@example.org");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.waitForURL(/check-inbox/);
    await shoot(page, "check-inbox-reset");
    const reset = mail("reset").token;
    await page.goto(site.url + "/reset-password?token=" + reset);
    await alive(page);
    await shoot(page, "reset");
    await page.getByRole("textbox", { name: "New Password" }).fill("password1234");
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.locator(".form-summary").waitFor();
    await shoot(page, "reset-common");
    await page.getByRole("textbox", { name: "New Password" }).fill("singing otters wander");
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.waitForURL(/user-login/);
    step(page.url());
    await page.context().close();
  }
  if (on("area")) {
    const page = await newPage();
    await page.goto(site.url + "/choosephoto");
    step("guard: " + page.url());
    await alive(page);
    await page.getByLabel("Username").fill("asha@example.org");
    await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL((u) => u.pathname === "/choosephoto");
    step(page.url());
    await page.waitForTimeout(600);
    step("hint " + (await page.evaluate(() => localStorage.getItem("isAuthenticated"))));
    await shoot(page, "area");
    await page.goto(site.url + "/user-login");
    await alive(page);
    await page.getByRole("heading", { name: "Member area" }).waitFor();
    step("login page shows area");
    await page.getByLabel("Your account").filter({ visible: true }).click();
    await shoot(page, "menu-view");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(100);
    await page.getByLabel("Menu").click();
    await page.screenshot({ path: OUT + "/mobile-menu.png" });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.screenshot({ path: OUT + "/mobile-menu-dark.png" });
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of [
      "/contact",
      "/event-registration/build-week",
      "/internship-registration",
      "/training-form",
      "/club-registration",
    ]) {
      await page.goto(site.url + path);
      await alive(page);
      await page.waitForTimeout(200);
      step(
        path +
          " " +
          JSON.stringify(
            await page.evaluate(() =>
              Object.fromEntries(
                [...document.querySelectorAll("main form input")]
                  .filter(
                    (i) =>
                      i.value && i.type !== "hidden" && i.type !== "radio" && i.type !== "checkbox",
                  )
                  .map((i) => [i.name, i.value]),
              ),
            ),
          ),
      );
      if (path === "/contact") await shoot(page, "contact");
    }
    const other = await page.context().newPage();
    await other.goto(site.url + "/account");
    await alive(other);
    await page.goto(site.url + "/choosephoto");
    await alive(page);
    await page.goto(site.url + "/account");
    await alive(page);
    await shoot(page, "account");
    await page.goto(site.url + "/choosephoto");
    await alive(page);
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(/user-login/);
    step("after logout " + page.url());
    await shoot(page, "login-loggedout");
    step("hint " + (await page.evaluate(() => localStorage.getItem("isAuthenticated"))));
    await other.waitForURL(/user-login/, { timeout: 5000 });
    step("other tab " + other.url());
    await page.goBack();
    await page.waitForTimeout(1000);
    step("back " + page.url());
    await page.goBack();
    await page.waitForTimeout(1000);
    step("back " + page.url());
    await page.context().close();
  }
  if (on("account")) {
    const page = await newPage();
    await page.goto(site.url + "/account");
    step(page.url());
    await alive(page);
    await page.getByLabel("Username").fill("ASHA@example.org");
    await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL((u) => u.pathname === "/account");
    await page.getByRole("heading", { name: "Account settings" }).waitFor();
    await page.getByLabel("Username").fill("Asha!");
    await page.getByRole("button", { name: "Save the username" }).click();
    await page.waitForTimeout(300);
    await shoot(page, "account-wrong");
    await page.getByLabel("Username").fill("asha.rao");
    await page.getByRole("button", { name: "Save the username" }).click();
    await page.getByText("Your username is saved.").waitFor();
    step(page.url());
    step("focus " + (await page.evaluate(() => document.activeElement?.className)));
    await shoot(page, "account-saved");
    const pw = page.locator("#change-password-form");
    await pw.getByRole("textbox", { name: "Present Password" }).fill("nope");
    await pw.getByRole("textbox", { name: "New Password" }).fill("password1234");
    await pw.getByRole("button", { name: "Change" }).click();
    await pw.locator(".form-summary").waitFor();
    step("pw: " + (await pw.locator(".form-summary").innerText()));
    await pw.getByRole("textbox", { name: "Present Password" }).fill("nope");
    await pw.getByRole("textbox", { name: "New Password" }).fill("singing otters wander");
    await pw.getByRole("button", { name: "Change" }).click();
    await page.waitForTimeout(500);
    step("pw: " + (await pw.locator(".form-summary").innerText()));
    await pw.getByRole("textbox", { name: "Present Password" }).fill("correct horse battery");
    await pw.getByRole("button", { name: "Change" }).click();
    await page.getByText("Your password is changed").first().waitFor();
    step("pw changed; still " + page.url());
    const em = page.locator("#change-email-form");
    await em.getByLabel("New Email").fill("asha.rao@example.org");
    await em.getByRole("textbox", { name: "Present Password" }).fill("singing otters wander");
    await em.getByRole("button", { name: "Change" }).click();
    await page.getByText("inbox of the new").first().waitFor();
    await page.goto(site.url + "/confirm-email?token=" + mail("confirm").token);
    await alive(page);
    await shoot(page, "confirm");
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await page.waitForURL(/account/);
    await page.getByText("Your e-mail address is changed").waitFor();
    step(await page.locator("aside dl").innerText());
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.waitForTimeout(200);
    step("focus " + (await page.evaluate(() => document.activeElement?.id)));
    await shoot(page, "delete-view");
    await page.keyboard.press("Escape");
    step(
      "open after escape " +
        (await page.locator("dialog").evaluate((d) => d.open)) +
        " focus " +
        (await page.evaluate(() => document.activeElement?.textContent)),
    );
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.locator("dialog").getByRole("textbox", { name: "Present" }).fill("bad");
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.locator("dialog .form-summary").waitFor();
    await shoot(page, "delete-wrong-view");
    await page
      .locator("dialog")
      .getByRole("textbox", { name: "Present" })
      .fill("singing otters wander");
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.waitForURL(/user-login/);
    step(page.url());
    await page.getByText("Your account is deleted").waitFor();
    step("hint " + (await page.evaluate(() => localStorage.getItem("isAuthenticated"))));
    await page.context().close();
  }
  if (on("legacy")) {
    const old = await startSite({ extensions: false });
    const page = await newPage();
    for (const path of [
      "/user-login",
      "/sign-up",
      "/choosephoto",
      "/account",
      "/verify-email?token=x",
      "/contact",
    ]) {
      await page.goto(old.url + path);
      await alive(page);
      step(
        path +
          " -> " +
          page.url() +
          " " +
          (await page.locator("main").innerText()).slice(0, 200).replaceAll("\n", " | "),
      );
      if (path === "/user-login") await shoot(page, "legacy");
    }
    await page.context().close();
    await old[Symbol.asyncDispose]();
  }
  if (on("plain")) {
    site.upstream.addMember({
      name: "Mina Das",
      email: "mina@example.org",
      password: "correct horse battery",
    });
    const page = await newPage({ javaScriptEnabled: false });
    const axeless = async (name) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `${OUT}/plain-${name}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await page.goto(site.url + "/account");
    step(page.url());
    await page.getByLabel("Username").fill("mina@example.org");
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Log in" }).click();
    step(page.url() + " " + (await page.locator(".form-summary").innerText()));
    await axeless("login-wrong");
    step(
      "kept " +
        (await page.getByLabel("Username").inputValue()) +
        "/" +
        (await page.getByLabel("Password").inputValue()),
    );
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Log in" }).click();
    step(page.url());
    await axeless("account");
    await page.getByLabel("Username").fill("M!");
    await page.getByRole("button", { name: "Save the username" }).click();
    step(page.url() + " " + (await page.locator(".form-summary").innerText()));
    await page.getByLabel("Username").fill("mina");
    await page.getByRole("button", { name: "Save the username" }).click();
    step(page.url() + " " + (await page.locator(".success-bar").innerText()));
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.screenshot({ path: OUT + "/plain-delete.png" });
    await page.locator("dialog").getByLabel("Present Password").fill("nope");
    await page.getByRole("button", { name: "Delete for good" }).click();
    step(page.url() + " " + (await page.locator("dialog .form-summary").innerText()));
    await page.screenshot({ path: OUT + "/plain-delete-wrong.png" });
    await page.getByRole("link", { name: "Keep it" }).click();
    step(page.url());
    await page.goto(site.url + "/choosephoto");
    await page.getByLabel("Your account").filter({ visible: true }).click();
    await page.screenshot({ path: OUT + "/plain-menu.png" });
    await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
    step(page.url() + " " + (await page.locator(".success-bar").innerText()));
    await page.goto(site.url + "/sign-up");
    await page.getByLabel("Name").fill("No Script");
    await page.getByLabel("Email").fill("ns@example.org");
    await page.getByLabel("Password").fill("wandering otters sing");
    await page.getByRole("button", { name: "Sign up" }).click();
    step(page.url());
    const token = mail("verify").token;
    await page.goto(site.url + "/verify-email?token=" + token);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    step(page.url());
    await page.goto(site.url + "/verify-email?token=" + token);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    step(page.url() + " " + (await page.locator(".form-summary").innerText()));
    await page.context().close();
  }
} catch (error) {
  console.error(error);
  console.error(site.log().slice(-3000));
}
console.log("PROBLEMS", problems);
await Promise.race([browser.close(), new Promise((r) => setTimeout(r, 3000))]);
await site[Symbol.asyncDispose]();
process.exit(0);
