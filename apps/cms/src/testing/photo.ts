import sharp from "sharp";

/** Left half red, right half blue, with a place in its metadata. */
export async function photo(): Promise<Buffer> {
  const half = await sharp({
    create: { width: 800, height: 800, channels: 3, background: "#00f" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 800, channels: 3, background: "#f00" } })
    .composite([{ input: half, left: 800, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: "17/1 41/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}
