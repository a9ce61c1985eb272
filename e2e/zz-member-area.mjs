import { createServer } from "node:http";
import { readFileSync, existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { execSync } from "node:child_process";
const out = "/tmp/ma/shots";
execSync(`mkdir -p ${out}`);
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const types = { html: "text/html", css: "text/css", js: "text/javascript" };
const theme = process.argv[2] ?? "light";
const server = createServer((q, r) => {
  if (q.url.startsWith("/member-area/")) {
    const name = q.url.slice(13) || "index.html";
    const f = [`/work/main/apps/web/public/member-area/${name}`, `/tmp/ma/out/${name}`].find(
      existsSync,
    );
    if (!f) {
      r.writeHead(404).end();
      return;
    }
    r.writeHead(200, {
      "content-type": types[name.split(".").pop()],
      "content-security-policy": policy,
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-resource-policy": "cross-origin",
    });
    r.end(readFileSync(f));
    return;
  }
  r.writeHead(200, { "content-type": "text/html" }).end(
    `<!doctype html><html style="color-scheme:${theme}"><body><iframe src="/member-area/" title=x sandbox="allow-scripts allow-forms allow-downloads" style="height:80vh;width:100%;border:1px solid"></iframe>`,
  );
});
await new Promise((r) => server.listen(0, "127.0.0.1", r));
const url = `http://127.0.0.1:${server.address().port}`;
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [w, h] of [
    [390, 844],
    [768, 1024],
    [1280, 900],
  ])
    for (const scheme of ["light", "dark"]) {
      const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
      const p = await c.newPage();
      p.on("console", (m) => console.log("console", m.type(), m.text()));
      p.on("pageerror", (e) => console.log("pageerror", e.message));
      await p.goto(url);
      const f = p.frameLocator("iframe");
      await f.locator("#photo").setInputFiles(process.argv[3] ?? "/tmp/ma/photo.jpg");
      await f.locator("#status").filter({ hasText: "in the frame" }).waitFor();
      await f.locator("#canvas").focus();
      await p.keyboard.press("+");
      await p.keyboard.press("Shift+ArrowLeft");
      await p.screenshot({ path: `${out}/framed-${theme}-${scheme}-${w}.png` });
      if (w === 1280 && scheme === "light") {
        for (const n of ["ring", "dawn", "banner", "ribbon"]) {
          await f.locator(`#frame-${n}`).check({ force: true });
          const [d] = await Promise.all([
            p.waitForEvent("download"),
            f.locator("#download").click(),
          ]);
          await d.saveAs(`${out}/out-${n}.png`);
        }
        console.log(await f.locator("#status").textContent());
      }
      await p.goto(url + "/member-area/");
      await p.screenshot({ path: `${out}/alone-${scheme}-${w}.png`, fullPage: true });
      await c.close();
    }
} finally {
  await b.close();
  server.close();
}
