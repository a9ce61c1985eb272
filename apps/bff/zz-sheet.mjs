import sharp from "sharp";
const [out, ...files] = process.argv.slice(2);
const H = 1100;
const parts = await Promise.all(files.map(async (f) => { const m = await sharp(f).metadata(); const crop = Math.min(m.height, Math.round(m.width * (m.width < 500 ? 2.6 : 1.25))); const input = await sharp(f).extract({ left: 0, top: 0, width: m.width, height: crop }).resize({ height: H, withoutEnlargement: false }).png().toBuffer({ resolveWithObject: true }); return input; }));
let left = 0; const composite = [];
for (const { data, info } of parts) { composite.push({ input: data, left, top: 0 }); left += info.width + 10; }
await sharp({ create: { width: left, height: H, channels: 3, background: "#888" } }).composite(composite).png().toFile(out);
