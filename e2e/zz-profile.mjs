import { chromium } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import { startSite } from "./support/start-site.ts";
import { launchOptions } from "./support/chromium.ts";
const theme = process.argv[2] ?? "light";
const widths = (process.argv[3] ?? "390,768,1280").split(",").map(Number);
const out = "/tmp/ma/profile";
mkdirSync(out, { recursive: true });
const password = "seven green boats";
const full = {
  personal: {
    name: "Asha Rao",
    phone: "9876543210",
    date_of_birth: "2004-02-29",
    gender: "female",
    blood_group: "O+",
    country: "India",
    state: "Andhra Pradesh",
    city: "Visakhapatnam",
    address: "12-3/4, Beach Road\nNear the lighthouse",
  },
  educational: {
    highest_qualification: "B.Tech",
    college_name: "Coastal Institute of Technology",
    branch: "Computer Science",
    year_of_graduation: "2027",
    cgpa: "8.75",
    school_name: "Sagar Public School",
  },
  skills: {
    skills: ["JavaScript", "Python", "React"],
    other_skills: "Soldering, Blender",
    previous_experience: "yes",
    experience:
      "Summer 2025: built the club's attendance app.\nWinter 2025: volunteer at the science fair.",
    linkedin_url: "https://www.linkedin.com/in/asha",
    portfolio_url: "https://asha.example/work",
  },
  additional: {
    hobbies: ["Reading", "Music"],
    languages: "Telugu, English",
    are_you_a_vizag_volunteer: "1",
    about: "I like to build things that fly.",
  },
};
await using site = await startSite({
  prepare(upstream) {
    upstream.replace("templatesettings", {
      templatesetting: [
        { slug: "site-name", value: "Harbour Light" },
        { slug: "dark-theme", value: theme === "dark" ? "1" : "0" },
        { slug: "member-area-url", value: "/member-area/" },
      ],
    });
  },
});
const { upstream } = site;
upstream.addMember({ name: "Asha Rao", email: "asha@mail.test", password, profile: full });
upstream.addMember({ name: "Ravi", email: "ravi@mail.test", password });
const post = (path, body) =>
  fetch(upstream.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(async (r) => console.log(path, r.status, await r.text()));
const who = {
  first_name: "Asha",
  last_name: "Rao",
  email: "asha@mail.test",
  mobile: "9876543210",
  occupation: "",
  attending: "1",
  gender: "female",
};
for (const event_id of ["2", "1"])
  await post("/api/submit-event-registration", { ...who, event_id });
await post("/send-email", {
  name: "Asha Rao",
  email: "asha@mail.test",
  phone: "9876543210",
  message: "Hello, when is the next evening? I would like to bring my sister, too.",
});
const f = new FormData();
for (const [k, v] of Object.entries({
  name: "Asha Rao",
  email: "asha@mail.test",
  mobile: "9876543210",
  available_timings: "yes",
  age: "22",
  gender: "female",
  college_name: "Coastal",
  branch: "CS",
  intrested_to_learn: "Web Development",
  acknowledgement: "1",
}))
  f.append(k, v);
f.append(
  "resume",
  new Blob(["%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], { type: "application/pdf" }),
  "r.pdf",
);
await fetch(upstream.url + "/api/submit-internship-form", { method: "POST", body: f }).then(
  async (r) => console.log("internship", r.status, await r.text()),
);
const browser = await chromium.launch(launchOptions);
async function axe(page, name) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const v of violations)
    console.log("AXE", name, v.id, v.nodes.length, v.nodes[0].html.slice(0, 160));
}
try {
  for (const width of widths)
    for (const email of ["asha@mail.test", "ravi@mail.test"]) {
      const kind = email.startsWith("asha") ? "full" : "empty";
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
      });
      const page = await context.newPage();
      page.on(
        "console",
        (m) => m.type() === "error" && console.log("CONSOLE", page.url(), m.text()),
      );
      page.on("pageerror", (e) => console.log("PAGEERROR", page.url(), e.message));
      await page.goto(site.url + "/user-login?next=/view-profile");
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await page.locator("html.hydrated").waitFor();
      await page.getByLabel("Username").fill(email);
      await page.locator("[name=password]").fill(password);
      await page.getByRole("button", { name: "Log in" }).click();
      await page.waitForURL((url) => url.pathname === "/view-profile");
      for (const tab of ["personal", "skills", "internship", "additional", "events"]) {
        await page.goto(`${site.url}/view-profile?tab=${tab}`);
        await page.mouse.move(1, 1);
        await page.mouse.move(2, 2);
        await page.locator("html.hydrated").waitFor();
        await page.screenshot({
          path: `${out}/${theme}-${kind}-${width}-view-${tab}.png`,
          fullPage: true,
        });
        if (width !== 768) await axe(page, `${kind} ${width} view ${tab}`);
      }
      for (const step of ["personal", "educational", "skills", "additional", "internship"]) {
        await page.goto(`${site.url}/edit-profile?step=${step}`);
        await page.mouse.move(1, 1);
        await page.mouse.move(2, 2);
        await page.locator("html.hydrated").waitFor();
        await page.screenshot({
          path: `${out}/${theme}-${kind}-${width}-edit-${step}.png`,
          fullPage: true,
        });
        if (width !== 768) await axe(page, `${kind} ${width} edit ${step}`);
      }
      await page.goto(`${site.url}/edit-profile`);
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await page.locator("html.hydrated").waitFor();
      await page.locator("#picture").setInputFiles("/tmp/ma/photo.jpg");
      await page.locator(".picture-crop").waitFor();
      await page.keyboard.press("+");
      await page.keyboard.press("ArrowRight");
      await page.screenshot({ path: `${out}/${theme}-${kind}-${width}-crop.png` });
      await axe(page, `${kind} ${width} crop`);
      await page.getByRole("button", { name: "Save the photo" }).click();
      await page.getByText("Your photo is saved.").waitFor();
      await page.screenshot({ path: `${out}/${theme}-${kind}-${width}-saved.png` });
      if (kind === "full") {
        await page.goto(`${site.url}/view-profile?tab=events`);
        await page.mouse.move(1, 1);
        await page.mouse.move(2, 2);
        await page.locator("html.hydrated").waitFor();
        if (width < 900) {
          await page.getByRole("button", { name: "Profile: Upcoming" }).click();
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${out}/${theme}-${kind}-${width}-drawer.png` });
          await axe(page, "drawer");
          await page.keyboard.press("Escape");
        }
        const cancel = page.getByRole("button", { name: /Cancel my registration/ }).first();
        if (await cancel.count()) {
          await cancel.click();
          await page.screenshot({ path: `${out}/${theme}-${kind}-${width}-cancel.png` });
          await axe(page, "cancel");
          await page.getByRole("button", { name: "Yes, cancel it" }).click();
          await page.getByText("Your registration is cancelled.").waitFor();
          await page.screenshot({
            path: `${out}/${theme}-${kind}-${width}-cancelled.png`,
            fullPage: true,
          });
        } else console.log("no cancel at", width);
      }
      await page.goto(site.url + "/choosephoto");
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await page.locator("html.hydrated").waitFor();
      await page.frameLocator("iframe").locator("#photo").setInputFiles("/tmp/ma/photo.jpg");
      await page
        .frameLocator("iframe")
        .locator("#status")
        .filter({ hasText: "in the frame" })
        .waitFor({ timeout: 5000 })
        .catch((e) => console.log("FRAME", e.message.slice(0, 200)));
      await page.screenshot({ path: `${out}/${theme}-${kind}-${width}-area.png` });
      await axe(page, "area");
      await context.close();
    }
} finally {
  await browser.close();
  console.log(site.log().slice(-3000));
}
