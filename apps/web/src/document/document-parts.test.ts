import { createHash } from "node:crypto";
import type { SiteShell } from "@kdl/schemas/content/site";
import { describe, expect, test } from "vitest";
import { assembleDocument, documentHead, documentTail } from "./document-parts.ts";

const assets = {
  boot: "/assets/boot.js",
  styles: ["/assets/site.css"],
  font: "/assets/font.woff2",
  theme: "/assets/theme.js",
};

describe("the head", () => {
  test("has the assets, and no inline style where no variable is set", () => {
    const { html, styleHashes } = documentHead(assets, undefined);
    expect(html).toContain('<script type="module" src="/assets/boot.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).not.toContain("<style>");
    expect(styleHashes).toEqual([]);
  });

  test("allows the style of the theme by its hash", () => {
    const shell = { themeVariables: { "--site-accent": "#f2a33a" } } as unknown as SiteShell;
    const { html, styleHashes } = documentHead(assets, shell);
    const style = ":root{--site-accent:#f2a33a}";
    expect(html).toContain(`<style>${style}</style>`);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(styleHashes).toEqual([`'sha256-${hash}'`]);
  });
});

const headOf = (shell: object) =>
  documentHead(assets, { themeVariables: {}, ...shell } as SiteShell).html;

describe("the theme", () => {
  test("is the device's unless it is fixed, and a script shows the visitor's own before the styles", () => {
    const html = headOf({ theme: "device" });
    expect(html.indexOf('<script src="/assets/theme.js"></script>')).toBeGreaterThan(0);
    expect(html.indexOf("/assets/theme.js")).toBeLessThan(html.indexOf("/assets/site.css"));
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
    expect(html).toContain('content="#0d1424" media="(prefers-color-scheme: dark)"');
  });

  test.each([
    ["light", "#ffffff"],
    ["dark", "#111122"],
  ])("is %s where staff fixed it, without that script", (theme, colour) => {
    const html = headOf({ theme, themeVariables: { "--dark-base-100": "#111122" } });
    expect(html).not.toContain("/assets/theme.js");
    expect(html).toContain(`<meta name="theme-color" content="${colour}">`);
  });
});

test("no content can close the state's element", () => {
  const html = documentTail({
    queries: [["a", null, "</script><script>x"]],
    preview: false,
    vitals: false,
    returned: null,
  });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, "");
  expect(JSON.parse(json)).toEqual({
    queries: [["a", null, "</script><script>x"]],
    preview: false,
    vitals: false,
    returned: null,
  });
});

test.each(["costs $$5", "R$&", "$`", "$'", "$1", "<head></body>"])(
  "%j stays as it is in head, body and state",
  (text) => {
    const escaped = text.replaceAll("<", "&lt;");
    const tail = documentTail({
      queries: [["a", null, text]],
      preview: false,
      vitals: false,
      returned: null,
    });
    const head = `<style>${text}</style><title>${escaped}</title>`;
    const markup = `<p>${escaped}</p>`;
    const html = assembleDocument({ theme: "device", bodyClass: "", head, markup, tail });
    expect(html).toBe(
      `<!doctype html><html lang="en"><head>${head}</head>` +
        `<body><div id="root">${markup}</div>${tail}</body></html>`,
    );
  },
);
