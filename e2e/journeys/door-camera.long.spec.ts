/** The camera of a phone at the door, with the browser's own reader and with the library. */
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quickLaunchOptions } from "../support/chromium.ts";
import { openEvent, outcome, pairPhone } from "../support/door.ts";
import { writeQrVideo } from "../support/qr-video.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Chromium reads it when the camera is started. */
const film = join(tmpdir(), `door-camera-${process.pid}.y4m`);

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ["camera"],
  // The mock upstream forgets the phone while its page is still open.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 401/,
  launchOptions: {
    ...quickLaunchOptions,
    args: [
      ...(quickLaunchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test.afterAll(() => rm(film, { force: true }));

const library = /\/door\/qr-worker-/;

test("reads a ticket with the library if the browser can't read codes, also offline", async ({
  page,
  context,
  site,
}) => {
  // Some browsers have a detector that only reads other codes.
  await page.addInitScript(() => {
    Object.assign(globalThis, { BarcodeDetector: undefined });
  });
  const event = await openEvent(site, 2);
  await writeQrVideo(film, event.guests[0]!.code);
  const loaded = page.waitForResponse(library);
  await pairPhone(page, site, event, "Door A");
  await loaded;
  await expect(outcome(page)).toContainText(`Welcome ${event.guests[0]!.name}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("#finder")).toBeHidden();

  await writeQrVideo(film, event.guests[1]!.code);
  await context.setOffline(true);
  await page.reload();
  await expect(outcome(page)).toContainText(`Welcome ${event.guests[1]!.name}`);
});

test("uses the browser's own reader if it reads QR codes, and loads no library", async ({
  page,
  site,
}) => {
  const event = await openEvent(site, 1);
  await writeQrVideo(film, "HELLO");
  const { code } = event.guests[0]!;
  await page.addInitScript((rawValue) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ["ean_13", "qr_code"];
      detect = async () => [{ rawValue }];
    }
    Object.assign(globalThis, { BarcodeDetector });
  }, code);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await pairPhone(page, site, event, "Door A");
  await expect(outcome(page)).toContainText(`Welcome ${event.guests[0]!.name}`);
  expect(requests.filter((url) => library.test(url))).toEqual([]);
});

test("a code that isn't a ticket is refused, and a blocked camera is explained", async ({
  page,
  context,
  site,
}) => {
  const event = await openEvent(site, 1);
  await writeQrVideo(film, "https://example.org/menu");
  await pairPhone(page, site, event, "Door A");
  await expect(outcome(page)).toContainText("No ticket code");
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await context.clearPermissions();
  await page.evaluate(() => {
    const refuse = async () => {
      throw new DOMException("", "NotAllowedError");
    };
    Object.assign(navigator.mediaDevices, { getUserMedia: refuse });
  });
  await page.getByRole("button", { name: "Start the camera" }).click();
  await expect(page.getByRole("alert").first()).toContainText("The camera isn’t allowed here.");
});
