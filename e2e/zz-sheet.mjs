// contact sheet: node zz-sheet.mjs out.png a.png b.png ...
import { createRequire } from "node:module";
const require = createRequire("/work/main/apps/bff/package.json");
const sharp = require("sharp");
const [out, ...files] = process.argv.slice(2);
const H = Number(process.env.H ?? 1400);
const items = await Promise.all(
  files.map(async (f) => {
    const m = await sharp(f).metadata();
    const w = Number(process.env.CW ?? 480);
    const b = await sharp(f).resize({ width: w }).toBuffer();
    const mm = await sharp(b).metadata();
    const h = Math.min(mm.height, H);
    return { b: await sharp(b).extract({ left: 0, top: 0, width: w, height: h }).toBuffer(), w, h };
  }),
);
let x = 0;
const comp = [];
for (const i of items) {
  comp.push({ input: i.b, left: x, top: 0 });
  x += i.w + 10;
}
await sharp({
  create: { width: x, height: Math.max(...items.map((i) => i.h)), channels: 3, background: "#f0f" },
})
  .composite(comp)
  .png()
  .toFile(out);
