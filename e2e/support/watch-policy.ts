import type { Page } from "@playwright/test";

/** From now on, collects what the content security policy has blocked on this page. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const reports: string[] = [];
  await page.exposeFunction("report", (text: string) => reports.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { report } = globalThis as unknown as { report(text: string): void };
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return reports;
}
