import { Eye } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./create-icon.ts";

const node = [
  [
    "path",
    {
      d: "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
    },
  ],
  ["circle", { cx: "12", cy: "12", r: "3" }],
] as Parameters<typeof createIcon>[0]["node"];

test("draws what lucide draws", () => {
  const Small = createIcon({ name: "eye", node });
  for (const props of [{}, { className: "size-4 text-muted" }, { "aria-hidden": true } as const]) {
    expect(renderToStaticMarkup(createElement(Small, props))).toBe(
      renderToStaticMarkup(createElement(Eye, props)),
    );
  }
});
