/** Reads QR codes where the browser can't. Loaded only there. */
import { readQr } from "./read-qr.ts";

addEventListener("message", ({ data }: MessageEvent<ImageData>) => postMessage(readQr(data)));
// Says that the library is loaded.
postMessage(null);
