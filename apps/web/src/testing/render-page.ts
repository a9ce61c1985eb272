/** Pages as the gateway renders them. */
import { render } from "../entry-server.tsx";

const missing = { ok: false, message: "" };
/** Of a site whose settings can't be read. */
const shell = {
  siteName: "Kalinga Dream Labs",
  timeZone: "Asia/Kolkata",
  logo: missing,
  navigation: missing,
  services: missing,
  contact: missing,
  social: missing,
  footer: missing,
  theme: missing,
  template: missing,
  variables: {},
  darkTheme: false,
};

/**
 * @param answers of the procedures that the page calls, by name
 * @returns the status, where a redirect leads, and the markup without the data that the browser gets
 */
export async function renderPage(path: string, answers: Readonly<Record<string, () => unknown>>) {
  const { html, status, redirect } = await render({
    path,
    origin: "https://site.example",
    query: async (name) => (name === "site.shell" ? shell : answers[name]?.()),
    assets: { boot: "/assets/boot.js", styles: [], font: null, theme: "/assets/theme.js" },
    preview: false,
    vitals: false,
    returnedForm: null,
  });
  const [markup = ""] = html.split('<script type="application/json"');
  return { code: status, redirect, markup: markup.replaceAll("<!-- -->", "") };
}
