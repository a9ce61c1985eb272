import type { Page } from "@playwright/test";
import type { ChosenFile } from "./form-cases.ts";

/** A photo, drawn by the browser: a sky over a field. */
export async function photo(page: Page, width = 900, height = 600): Promise<ChosenFile> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#4a90d9";
      context.fillRect(0, 0, w, h);
      context.fillStyle = "#5a8f3c";
      context.fillRect(0, h / 2, w, h / 2);
      return canvas.toDataURL("image/png");
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(address.split(",")[1] ?? "", "base64");
  return { name: "me.png", mimeType: "image/png", buffer };
}
