import { createHash } from "node:crypto";
import sharp from "sharp";
import { encode } from "uqr";

/** Modules of white around a QR code, which scanners need. */
const QUIET_ZONE = 4;
/** Pixels of a module: 232 for the whole picture, which a phone's camera reads from a screen or from paper. */
const SCALE = 8;
const ID_LENGTH = 16;

export interface TicketPicture {
  png: Buffer;
  /** Pixels. */
  side: number;
  /** Differs from ticket to ticket, so that no mail program shows an earlier one's picture. */
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
