/** The camera, and the reader for codes in its picture. */
import { untilKept } from "./keep-page.ts";

/** Finds a QR code in what the camera sees now. */
type Reader = (video: HTMLVideoElement) => Promise<readonly string[]>;

export interface Camera {
  stop(): void;
}

/** Pause between two scans: a shorter one would only heat up the phone. */
const PAUSE_MS = 80;
/** Side of the square that the library scans, in pixels. */
const SIDE = 480;
/** A code that stays in the picture counts once. */
const SAME_CODE_MS = 3000;

let opening: Promise<Reader> | null = null;

/** Also called in advance, as there may be no network once it is needed. */
export function prepareReader(): Promise<Reader> {
  opening ??= openReader().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** @param onCode called for each code that appears @throws {DOMException} if the camera can't be used */
export async function startCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): Promise<Camera> {
  const read = await prepareReader();
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stopping = new AbortController();
  video.srcObject = stream;
  const stop = () => {
    stopping.abort();
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  await video.play().catch(() => {});
  const seen = new Map<string, number>();

  async function scan(): Promise<void> {
    const texts = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : [];
    if (stopping.signal.aborted) return;
    const now = performance.now();
    for (const text of texts) {
      const last = seen.get(text) ?? -Infinity;
      seen.set(text, now);
      if (now - last > SAME_CODE_MS) onCode(text);
    }
  }
  void (async () => {
    while (!stopping.signal.aborted) {
      // A picture that can't be read is skipped.
      await scan().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return { stop };
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function openReader(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const none: string[] = [];
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => none);
  if (BarcodeDetector && formats?.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  return openLibrary();
}

/** Runs the library in a worker, so that the page stays responsive. */
async function openLibrary(): Promise<Reader> {
  await untilKept();
  const worker = new Worker(new URL("./qr-worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  await answerOf(worker);
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
    const picture = context.getImageData(0, 0, SIDE, SIDE);
    worker.postMessage(picture, [picture.data.buffer]);
    const text = await answerOf(worker);
    return text === null ? [] : [text];
  };
}

function answerOf(worker: Worker): Promise<string | null> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data as string | null), {
      once: true,
    });
    worker.addEventListener("error", reject, { once: true });
  });
}
