import type { RelationshipFieldSingleValidation } from "payload";

const DEPTH_LIMIT = 20;

/** A page must not be its own ancestor: the menu would never end. */
export const validateParent: RelationshipFieldSingleValidation = async (value, { id, req }) => {
  let current = idOf(value);
  for (let depth = 0; current !== null && depth < DEPTH_LIMIT; depth += 1) {
    if (current === id)
      return "A page can't be its own parent or the child of one of its subpages.";
    const page = await req.payload.findByID({
      collection: "pages",
      id: current,
      depth: 0,
      select: { parent: true },
      disableErrors: true,
      req,
    });
    current = idOf(page?.parent);
  }
  return true;
};

function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return null;
  if ("id" in value) return String(value.id);
  return "value" in value ? idOf(value.value) : null;
}
