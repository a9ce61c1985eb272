import { expect, test } from "vitest";
import { renderPage } from "../testing/render-page.ts";

const pages = [
  ["/thank-you", "Thank you for contacting us!"],
  ["/registration-success", "Registration Successful!"],
  ["/event-registration-success", "Registration Successful!"],
] as const;

test.each(pages)("%s claims nothing without a valid reference", async (path, heading) => {
  for (const query of ["", "?reference=", "?reference=%3Cb%3E", "?sent=2", "?token=abc"]) {
    const { code, markup } = await renderPage(path + query, {});
    expect([query, code, markup.includes(heading)]).toEqual([query, 200, false]);
    expect(markup).toContain("Nothing was sent just now");
    expect(markup).not.toMatch(/thank you|successful|received|check your (whatsapp|email)/i);
  }
});

test.each(pages)("%s says what was sent, and what to do meanwhile", async (path, heading) => {
  for (const query of ["?reference=ABC-7F3K", "?sent=1"]) {
    const { markup } = await renderPage(path + query, {});
    expect(markup).toContain(heading);
    expect(markup).toContain("While you wait");
    expect(markup.includes("Your reference")).toBe(query.includes("reference"));
  }
});
