import type { Where } from "payload";

const TEXT_MAX = 500;

/** A filter as people read it, for the access log: `stage equals received and quarantined equals false`. */
export function describeFilter(where: Where): string {
  const text = described(where) || "all";
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text;
}

function described(where: Where): string {
  const parts = Object.entries(where).flatMap(([key, value]) => {
    if (Array.isArray(value)) {
      const inside = value.map(described).filter(Boolean);
      const joined = inside.join(key.toLowerCase() === "or" ? " or " : " and ");
      return inside.length > 1 && key.toLowerCase() === "or" ? [`(${joined})`] : [joined];
    }
    return Object.entries(value ?? {}).map(
      ([operator, operand]) => `${key} ${operator.replaceAll("_", " ")} ${String(operand)}`,
    );
  });
  return parts.filter(Boolean).join(" and ");
}
