import { createHash } from "node:crypto";
import sharp from "sharp";
import { encode } from "uqr";

/** The white margin around a QR code that scanners need, in modules. */
const QUIET_ZONE = 4;
/** Pixels per module. The whole picture has 232, which phone cameras can read from a screen or paper. */
const SCALE = 8;
const ID_LENGTH = 16;

export interface TicketPicture {
  png: Buffer;
  /** In pixels. */
  side: number;
  /** Differs for each ticket, so that mail programs don't show an earlier ticket's picture. */
  id: string;
}

/** The QR code of a ticket as a PNG of about 400 bytes: mail programs don't show SVG. */
export async function ticketPicture(code: string): Promise<TicketPicture> {
  const { size, data } = encode(code, { ecc: "M", border: QUIET_ZONE });
  const modules = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  const side = size * SCALE;
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: "nearest" })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
  const id = createHash("sha256").update(png).digest("hex").slice(0, ID_LENGTH);
  return { png, side, id };
}
