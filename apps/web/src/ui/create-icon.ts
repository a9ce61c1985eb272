import type { IconNode, LucideProps } from "lucide-react";
import { createElement } from "react";

/** Stands in for lucide's function of the same purpose in built pages; draws the same. */
export default function createIcon({ name, node }: { name: string; node: IconNode }) {
  return ({ className = "", ...props }: LucideProps) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className}`.trim(),
        "aria-hidden": true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
