import { chromium } from "@playwright/test";
const [base, out, ...rest] = process.argv.slice(2);
const widths = (process.env.W ?? "390,1280").split(",").map(Number);
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const w of widths) {
  const ctx = await b.newContext({
    viewport: { width: w, height: w < 600 ? 844 : 800 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
  });
  const page = await ctx.newPage();
  page.on(
    "console",
    (m) =>
      ["error", "warning"].includes(m.type()) && console.log(w, page.url(), m.type(), m.text()),
  );
  page.on("pageerror", (e) => console.log(w, page.url(), "PAGEERROR", e.message));
  for (const p of rest) {
    await page.goto(base + p, { waitUntil: "networkidle" }).catch((e) => console.log(e.message));
    await page.mouse.move(5, 5);
    await page.waitForTimeout(700);
    // lazy images
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 40));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(300);
    if (process.env.DARK)
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    const name = p === "/" ? "home" : p.replace(/[^a-z0-9]+/gi, "-").replace(/^-/, "");
    await page.screenshot({
      path: `${out}/${name}-${w}${process.env.DARK ? "-dark" : ""}.png`,
      fullPage: !process.env.VP,
    });
  }
  await ctx.close();
}
await b.close();
